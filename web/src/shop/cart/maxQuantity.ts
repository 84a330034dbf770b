/** The largest quantity of any product per order; the stock and the product's own limit can be lower. */
export const MAX_QUANTITY = 50;
