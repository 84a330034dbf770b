import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of changes of many products, by a file or a selection. */
export const texts = {
  ofCount: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
  more: (count: number) => `and ${formatCount(count)} more`,
} as const;
