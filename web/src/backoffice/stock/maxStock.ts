/** The largest stock of a product, and the largest threshold. */
export const MAX_STOCK = 100_000;
