/** The longest note of an admin about an order, in characters; the shopper can read it. */
export const MAX_NOTE = 200;

/** The highest tip for a rider, in paise; a tip is in whole rupees. */
export const MAX_TIP_PAISE = 50_000;
