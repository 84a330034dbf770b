import { FOOD_PROFILES } from './careProfiles.ts';
import type { CareProfile } from './careProfiles.ts';
import { HOME_PROFILES } from './homeProfiles.ts';
import type { PackSize } from './packSize.ts';
import type { ProductLine } from './productLines.ts';
import { pickBySeed, seedNumber } from './seededRandom.ts';

const SIZE_HINTS: Record<PackSize['rank'], readonly string[]> = {
  only: [],
  small: [
    'The {unit} pack is right for a first try or a small household.',
    'At {unit}, it is a handy size to keep within reach.',
    'Choose {unit} when you like to buy fresh and often.',
  ],
  middle: [
    'The {unit} pack is the one most households settle on.',
    'At {unit}, it suits a family of three or four.',
    'The {unit} size balances price and freshness well.',
  ],
  large: [
    'The {unit} pack costs less for the same amount and suits a big family.',
    'At {unit}, it is the sensible size when guests are expected.',
    'Choose {unit} if it never lasts long at your place.',
  ],
};

/** Two sentences about one pack: what it is, and either its care, its maker or its size. */
export function describeProduct(line: ProductLine, size: PackSize): string {
  const seed = `${line.name} ${size.unit}`;
  const seconds = [...careProfile(line).tips];
  seconds.push(...SIZE_HINTS[size.rank].map((hint) => hint.replace('{unit}', size.unit)));
  if (line.brand) seconds.push(line.brand.promise, line.brand.promise);
  return `${line.row.note} ${pickBySeed(seconds, seed)}`;
}

/** The further facts of one pack, in the order in which they are shown. */
export function productDetails(line: ProductLine): Record<string, string> {
  const profile = careProfile(line);
  const details: Record<string, string> = {};
  if (profile.diet) details.Diet = profile.diet;
  Object.assign(details, line.sub.facts);
  details['Key features'] = keyFeatures(profile, line.name);
  details['Shelf life'] = pickBySeed(profile.shelfLife, line.name);
  details.Storage = pickBySeed(profile.storage, line.slug);
  details['Country of origin'] = line.row.origin;
  if (details['Shelf life'] === 'Not applicable') delete details['Shelf life'];
  return details;
}

function keyFeatures(profile: CareProfile, seed: string): string {
  const { features } = profile;
  const start = seedNumber(seed) % features.length;
  return [features[start], features[(start + 1) % features.length]].join(', ');
}

function careProfile(line: ProductLine): CareProfile {
  const profile = FOOD_PROFILES[line.sub.profile] ?? HOME_PROFILES[line.sub.profile];
  if (!profile) throw new Error(`No such profile: "${line.sub.profile}" of ${line.sub.key}`);
  return profile;
}
