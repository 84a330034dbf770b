/** The largest quantity of a product per order; a smaller limit is the stock. */
const MAX_QUANTITY = 50;

/** Fixed texts of what every page shows of the cart; those with odd spelling are quoted from the specification. */
export const texts = {
  title: 'My Cart',
  add: 'Add',
  soldOut: 'Out of Stock',
  added: 'Item added',
  removed: 'Item remove',
  addLabel: (name: string) => `Add ${name} to cart`,
  quantityLabel: (name: string) => `Quantity of ${name}`,
  limit: (max: number) => (max < MAX_QUANTITY ? `Only ${max} left` : `Limit ${max}`),
  itemCount: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  unavailable: 'Not available',
  openCart: (summary: string) => `Open cart, ${summary}`,
  openEmptyCart: 'My Cart, it is empty',
  viewCart: 'View Cart',
} as const;
