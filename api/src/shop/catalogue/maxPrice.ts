/** The largest maximum retail price in paise; a CHECK of the database says the same. */
export const MAX_PRICE_PAISE = 100_000_000;
