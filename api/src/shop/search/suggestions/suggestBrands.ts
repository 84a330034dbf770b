import type { HitName } from '../readHitContext.ts';
import type { UnderstoodWord } from '../understandQuery.ts';

const MAX_BRANDS = 3;
/** A brand that the text does not name has so many of the best hits. */
const MIN_HITS = 2;

/** The brands of the best hits: those with a word that begins with one of the text, then those of most hits. */
export function suggestBrands(typed: readonly UnderstoodWord[], names: readonly HitName[]): string[] {
  const brands = new Map<string, { isNamed: boolean; hits: number }>();
  for (const { brand, brandWords } of names) {
    if (brand === null) continue;
    const isNamed = brandWords.some((word) => typed.some(({ text }) => word.startsWith(text)));
    brands.set(brand, { isNamed, hits: (brands.get(brand)?.hits ?? 0) + 1 });
  }
  return [...brands]
    .filter(([, { isNamed, hits }]) => isNamed || hits >= MIN_HITS)
    .sort(([, one], [, other]) => Number(other.isNamed) - Number(one.isNamed) || other.hits - one.hits)
    .slice(0, MAX_BRANDS)
    .map(([brand]) => brand);
}
