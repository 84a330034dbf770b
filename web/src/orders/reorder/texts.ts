/** Fixed texts around ordering the same products again. */
export const reorderTexts = {
  open: 'Order again',
  label: (number: number) => `Order again what was in order #${number}`,
  added: (count: number) => (count === 1 ? '1 item added to your cart' : `${count} items added to your cart`),
  hadAll: 'Your cart has all of it already',
  unavailableTitle: 'Not everything could be added',
  unavailableLines: 'Left out',
  someUnavailable: (count: number) => (count === 1 ? '1 item was left out.' : `${count} items were left out.`),
  seeCart: 'See cart',
  close: 'Close',
} as const;

/** Why a product was not added to the cart, by the reason's name in the schema; `count` is how many pieces. */
export const unavailableTexts: Readonly<Record<string, (count: number) => string>> = {
  WITHDRAWN: () => 'It is no longer sold.',
  OUT_OF_STOCK: () => 'It is out of stock.',
  INSUFFICIENT_STOCK: (count) =>
    count === 1 ? 'There is 1 less than you ordered.' : `There are ${count} less than you ordered.`,
  CART_FULL: () => 'Your cart is full.',
};
