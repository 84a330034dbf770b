/** Fixed texts of what every page shows of the cart; those with odd spelling are quoted from the specification. */
export const texts = {
  title: 'My Cart',
  add: 'Add',
  soldOut: 'Out of Stock',
  added: 'Item added',
  removed: 'Item remove',
  addLabel: (name: string) => `Add ${name} to cart`,
  quantityLabel: (name: string) => `Quantity of ${name}`,
  fullQuantityLabel: (name: string, max: number) => `Quantity of ${name}, at most ${max} for now`,
  noMore: (max: number) => `You can have at most ${max} of this for now`,
  itemCount: (quantity: number) => (quantity === 1 ? '1 item' : `${quantity} items`),
  unavailable: 'Not available',
  openCart: (summary: string) => `Open cart, ${summary}`,
  openEmptyCart: 'My Cart, it is empty',
  viewCart: 'View Cart',
} as const;
