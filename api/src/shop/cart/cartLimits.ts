/** The largest number of lines of a cart. */
export const MAX_LINES = 100;
