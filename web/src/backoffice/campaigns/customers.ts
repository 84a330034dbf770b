import { formatCount } from '@kirana/shared/numbers.ts';

/** `1 customer`, `2,000 customers`. */
export function customers(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'customer' : 'customers'}`;
}
