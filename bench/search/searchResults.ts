import { formatNumber } from '../report/formatNumber.ts';
import type { Machine } from '../report/machine.ts';
import { printTable } from '../report/printTable.ts';
import { MEASURED_KINDS, type SizeFigures } from './measureSearches.ts';

/** A size of the shop with its figures. */
export interface SearchSize extends SizeFigures {
  products: number;
  /** The words and groups of the index, and its size with its own indexes. */
  terms: number;
  indexMegabytes: number;
}

/** The file that `npm run bench -- search` writes. */
export interface SearchResults {
  label: string;
  date: string;
  machine: Machine;
  /** Searches per kind. */
  searches: number;
  sizes: SearchSize[];
  /** The p50 of the largest size divided by that of the smallest. */
  growth: Record<string, number>;
}

const LOOKUP = 'lookup by id';

/** Prints the figures of a size. */
export function printSize({ products, terms, indexMegabytes, lookup, kinds }: SearchSize): void {
  const [size, vocabulary] = [products, terms].map((count) => count.toLocaleString('en'));
  console.log(`\n${size} products, ${vocabulary} terms, ${formatNumber(indexMegabytes)} MB of index`);
  const rows = MEASURED_KINDS.map((kind) => {
    const { p50, p99, p50Ratio, p99Ratio, found, slowest } = kinds[kind];
    const figures = [p50, p99, p50Ratio, p99Ratio].map(formatNumber);
    return [kind, ...figures, String(found), `${slowest.text} (${formatNumber(slowest.p50)})`];
  });
  const lookups = [LOOKUP, ...[lookup.p50, lookup.p99, 1, 1].map(formatNumber), '1', ''];
  printTable(['kind', 'p50 ms', 'p99 ms', '× p50', '× p99', 'found', 'slowest text (p50 ms)'], [...rows, lookups], 1);
}

/** The growth of each p50 from the first size to the last; none of a single size. */
export function growthOf(sizes: readonly SearchSize[]): Record<string, number> {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last || sizes.length < 2) return {};
  const before = mediansOf(first);
  return Object.fromEntries([...mediansOf(last)].map(([name, p50]) => [name, p50 / (before.get(name) ?? NaN)]));
}

/** Prints the p50 of all sizes beside each other. */
export function printGrowth(sizes: readonly SearchSize[]): void {
  const growth = Object.entries(growthOf(sizes));
  if (growth.length === 0) return;
  const medians = sizes.map(mediansOf);
  console.log('\nGrowth of p50 from the smallest size to the largest:');
  printTable(
    ['kind', ...sizes.map(({ products }) => products.toLocaleString('en')), 'growth'],
    growth.map(([name, times]) => [
      name,
      ...medians.map((each) => formatNumber(each.get(name) ?? null)),
      formatNumber(times),
    ]),
    1,
  );
}

function mediansOf({ kinds, lookup }: SearchSize): Map<string, number> {
  return new Map([...MEASURED_KINDS.map((kind) => [kind, kinds[kind].p50] as const), [LOOKUP, lookup.p50]]);
}
