/** Fixed texts around ordering the same products again. */
export const reorderTexts = {
  open: 'Order again',
  label: (number: number) => `Order again: order #${number}`,
  added: (count: number) => (count === 1 ? '1 item added to your cart' : `${count} items added to your cart`),
  hadAll: 'Everything is already in your cart',
  unavailableTitle: "Some items couldn't be added",
  unavailableLines: 'Unavailable items',
  someUnavailable: (count: number) => (count === 1 ? '1 item unavailable' : `${count} items unavailable`),
  seeCart: 'View cart',
  close: 'Close',
} as const;

/** Why a product was not added to the cart, by the reason's name in the schema; `count` is how many pieces. */
export const unavailableTexts: Readonly<Record<string, (count: number) => string>> = {
  WITHDRAWN: () => 'No longer sold',
  OUT_OF_STOCK: () => 'Out of stock',
  INSUFFICIENT_STOCK: (count) => `${count} fewer than last time`,
  LIMIT_EXCEEDED: (count) => `${count} over the limit per order`,
  CART_FULL: () => 'Your cart is full',
};
