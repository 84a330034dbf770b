/** The largest quantity of a cart line; a CHECK of the database says the same. */
export const MAX_QUANTITY = 50;

/** The largest number of lines of a cart. */
export const MAX_LINES = 100;
