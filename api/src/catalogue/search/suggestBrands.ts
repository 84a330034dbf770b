import type { HitName } from './readHitContext.ts';

const MAX_BRANDS = 3;
/** A brand that the text does not name has so many of the best hits. */
const MIN_HITS = 2;

/** The brands of the best hits: those that begin with a word of the text, then those of most hits. */
export function suggestBrands(text: string, names: readonly HitName[]): string[] {
  const typed = text.split(' ');
  const brands = new Map<string, { isNamed: boolean; hits: number }>();
  for (const { brand, brandWords } of names) {
    if (brand === null) continue;
    const isNamed = brandWords.some((word) =>
      typed.some((beginning) => beginning !== '' && word.startsWith(beginning)),
    );
    brands.set(brand, { isNamed, hits: (brands.get(brand)?.hits ?? 0) + 1 });
  }
  return [...brands]
    .filter(([, { isNamed, hits }]) => isNamed || hits >= MIN_HITS)
    .sort(([, one], [, other]) => Number(other.isNamed) - Number(one.isNamed) || other.hits - one.hits)
    .slice(0, MAX_BRANDS)
    .map(([brand]) => brand);
}
