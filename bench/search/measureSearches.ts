import { searchProducts } from '../../api/src/shop/search/searchProducts.ts';
import { cleanSearchText } from '../../api/src/shop/search/searchText.ts';
import { Prisma } from '../../api/src/platform/db/generated/client.ts';
import { queryRows } from '../../api/src/platform/db/queryRows.ts';
import { median, percentile } from '../driver/statistics.ts';
import { readGoldSet } from './goldSet.ts';
import { productId } from './loadProducts.ts';

/** The kinds of queries that are measured, named as in the gold set. */
export const MEASURED_KINDS = [
  'exact',
  'prefix',
  'multiWord',
  'typo',
  'hindiLatin',
  'devanagari',
  'brand',
  'unit',
  'nonsense',
] as const;
type MeasuredKind = (typeof MEASURED_KINDS)[number];

/** Milliseconds. */
export interface Times {
  p50: number;
  p99: number;
}

export interface KindFigures extends Times {
  /** The same as multiples of the lookup's. */
  p50Ratio: number;
  p99Ratio: number;
  /** The median number of products that a search finds. */
  found: number;
  /** The text whose median is the largest. */
  slowest: { text: string; p50: number };
}

/** The measurements at one size of the shop. */
export interface SizeFigures {
  /** One product by its primary key. */
  lookup: Times;
  kinds: Record<MeasuredKind, KindFigures>;
}

interface Sample {
  text: string;
  ms: number;
  found: number;
}

const WARM_UPS = 3;
const PAGE = { first: 24 };
const LOOKED_UP = 200;

/**
 * Measures warm searches without a cache, one at a time. The kinds take turns, and before each search one product is looked up by
 * its primary key, so that what else the machine does falls on all alike.
 */
export async function measureSearches(products: number, searches: number): Promise<SizeFigures> {
  const texts = Object.fromEntries(MEASURED_KINDS.map((kind) => [kind, textsOf(kind)])) as Record<
    MeasuredKind,
    string[]
  >;
  const ids = Array.from({ length: LOOKED_UP }, (_, index) => productId(Math.floor((index * products) / LOOKED_UP)));
  for (let turn = 0; turn < WARM_UPS; turn += 1) {
    for (const id of ids) await lookUp(id);
    for (const text of Object.values(texts).flat()) await searchProducts(text, PAGE);
  }

  const samples = Object.fromEntries(MEASURED_KINDS.map((kind) => [kind, [] as Sample[]])) as Record<
    MeasuredKind,
    Sample[]
  >;
  const lookups: number[] = [];
  for (let turn = 0; turn < searches; turn += 1)
    for (const kind of MEASURED_KINDS) {
      const id = ids[lookups.length % ids.length] ?? '';
      lookups.push((await timed(() => lookUp(id))).ms);
      const text = texts[kind][turn % texts[kind].length] ?? '';
      const { ms, result } = await timed(() => searchProducts(text, PAGE));
      samples[kind].push({ text, ms, found: result.totalCount });
    }
  const lookup = timesOf(lookups);
  const kinds = Object.entries(samples).map(([kind, list]) => [kind, figuresOf(list, lookup)]);
  return { lookup, kinds: Object.fromEntries(kinds) as SizeFigures['kinds'] };
}

/** The queries of the gold set that are not held back and have letters or digits; others are answered without the database. */
function textsOf(kind: MeasuredKind): string[] {
  const queries = readGoldSet('demo').filter((gold) => gold.kind === kind && !gold.held);
  return queries.map(({ query }) => query).filter((query) => cleanSearchText(query) !== '');
}

async function lookUp(id: string): Promise<void> {
  const rows = await queryRows(Prisma.sql`
    SELECT id, name, brand, unit, mrp_paise, discount_percent, stock, description FROM products WHERE id = ${id}::uuid`);
  if (rows.length !== 1) throw new Error(`There is no product ${id}`);
}

async function timed<Result>(run: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await run();
  return { ms: performance.now() - start, result };
}

function timesOf(times: readonly number[]): Times {
  return { p50: median(times), p99: percentile(times, 0.99) };
}

function figuresOf(samples: readonly Sample[], lookup: Times): KindFigures {
  const times = timesOf(samples.map(({ ms }) => ms));
  const byText = [...Map.groupBy(samples, ({ text }) => text)].map(([text, list]) => ({
    text,
    p50: median(list.map(({ ms }) => ms)),
  }));
  return {
    ...times,
    p50Ratio: times.p50 / lookup.p50,
    p99Ratio: times.p99 / lookup.p99,
    found: median(samples.map(({ found }) => found)),
    slowest: byText.reduce((one, other) => (other.p50 > one.p50 ? other : one)),
  };
}
