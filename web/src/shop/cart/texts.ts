import { MAX_QUANTITY } from '@kirana/shared/limits.ts';

/** Fixed texts of what every page shows of the cart; those with odd spelling are quoted from the specification. */
export const texts = {
  title: 'My Cart',
  add: 'Add',
  soldOut: 'Out of Stock',
  removed: 'Item remove',
  /** Why the quantity cannot be raised: stock, or an order limit. */
  limit: (max: number, maxPerOrder: number | null) =>
    max < (maxPerOrder ?? MAX_QUANTITY) ? `Only ${max} left` : `Max ${max} per order`,
  itemCount: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  openCart: (summary: string) => `Open cart, ${summary}`,
  openEmptyCart: 'My Cart, empty',
} as const;
