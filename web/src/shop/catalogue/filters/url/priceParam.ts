import type { PriceRange } from './readFilters.ts';

/** A range of prices as the URL has it. */
export function priceParam({ min, max }: PriceRange): string {
  return `${min}-${max ?? ''}`;
}
