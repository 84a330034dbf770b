import { MAX_QUANTITY } from '@kirana/shared/limits.ts';

/** Fixed texts of what every page shows of the cart; those with odd spelling are quoted from the specification. */
export const texts = {
  title: 'My Cart',
  add: 'Add',
  soldOut: 'Out of Stock',
  added: 'Item added',
  removed: 'Item remove',
  addLabel: (name: string) => `Add ${name} to cart`,
  quantityLabel: (name: string) => `Quantity of ${name}`,
  /** Why the quantity cannot be raised: stock, or an order limit. */
  limit: (max: number, maxPerOrder: number | null) =>
    max < (maxPerOrder ?? MAX_QUANTITY) ? `Only ${max} left` : `Max ${max} per order`,
  itemCount: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  unavailable: 'Not available',
  openCart: (summary: string) => `Open cart, ${summary}`,
  openEmptyCart: 'My Cart, it is empty',
  viewCart: 'View Cart',
} as const;
