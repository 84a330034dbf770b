/** The largest stock of a product, and the largest threshold. */
export const MOST_STOCK = 100_000;
