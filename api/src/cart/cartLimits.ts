/** How many of one product a cart line may hold; the database has the same CHECK. */
export const MAX_QUANTITY = 50;

/** How many different products a cart may hold. */
export const MAX_LINES = 100;
