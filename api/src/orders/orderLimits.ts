/** The longest note of an admin about an order, in characters; the shopper can read it. */
export const MAX_NOTE = 200;
