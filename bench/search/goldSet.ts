import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The kinds of queries, in the order of the report. */
export const KINDS = [
  'exact',
  'prefix',
  'multiWord',
  'typo',
  'hindiLatin',
  'devanagari',
  'regional',
  'brand',
  'punctuation',
  'plural',
  'compound',
  'order',
  'unit',
  'nonsense',
  'odd',
] as const;

/** A product is relevant when all that an alternative names holds: words of its name, its brand, a part of its unit, its sub-category. */
const alternative = z.strictObject({
  /** Whole words that the name has; `a|b` is either. */
  name: z.array(z.string()).optional(),
  /** Whole words that the name lacks. */
  not: z.array(z.string()).optional(),
  in: z.array(z.string()).optional(),
  brand: z.string().optional(),
  unit: z.string().optional(),
});

const goldQuery = z.strictObject({
  query: z.string(),
  kind: z.enum(KINDS),
  /** Queries that are not looked at while tuning; the gap between both scores shows what is fitted. */
  held: z.boolean(),
  /** Any of them; none for a query that should find nothing. */
  relevant: z.array(alternative),
});

export type GoldQuery = z.infer<typeof goldQuery>;

/** What relevance is judged by. */
export interface JudgedProduct {
  id: string;
  name: string;
  brand: string | null;
  unit: string;
  subCategories: string[];
}

/** The queries of `gold/<name>.json`. */
export function readGoldSet(name: string): GoldQuery[] {
  const text = readFileSync(path.join(import.meta.dirname, 'gold', `${name}.json`), 'utf8');
  return z.array(goldQuery).parse(JSON.parse(text));
}

/** The ids of the products that a query should find. */
export function relevantProducts({ relevant }: GoldQuery, products: readonly JudgedProduct[]): Set<string> {
  const conditions = relevant.map(conditionOf);
  return new Set(products.filter((product) => conditions.some((holds) => holds(product))).map(({ id }) => id));
}

function conditionOf({ name = [], not = [], in: within, brand, unit }: z.infer<typeof alternative>) {
  const [wanted, unwanted] = [name.map(wholeWord), not.map(wholeWord)];
  return (product: JudgedProduct): boolean =>
    wanted.every((word) => word.test(product.name)) &&
    !unwanted.some((word) => word.test(product.name)) &&
    (within === undefined || product.subCategories.some((subCategory) => within.includes(subCategory))) &&
    (brand === undefined || product.brand?.toLowerCase() === brand.toLowerCase()) &&
    (unit === undefined || wholeAmount(unit).test(product.unit));
}

/** Matches an amount that is not the end of another, as `5 kg` of `1.5 kg`. */
function wholeAmount(amount: string): RegExp {
  return new RegExp(String.raw`(?<![\d.])${escaped(amount)}(?![\p{L}\d])`, 'iu');
}

/** Matches a word, or any of those that `|` separates, between characters that are neither letters nor digits. */
function wholeWord(words: string): RegExp {
  const either = words.split('|').map(escaped).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${either})(?![\p{L}\p{M}\p{N}])`, 'iu');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()[\]\\]/g, String.raw`\$&`);
}
