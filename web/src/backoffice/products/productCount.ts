import { formatCount } from '../../ui/numbers/formatCount.ts';

/** `1 product`, `1,200 products`. */
export function productCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}
