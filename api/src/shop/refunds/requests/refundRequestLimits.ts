const HOUR_MS = 60 * 60 * 1000;

/** How long after its delivery the shopper can report a problem with an order. */
export const REFUND_REQUEST_WINDOW_MS = 48 * HOUR_MS;

/** The most requests of one order, whatever was decided. */
export const MAX_REFUND_REQUESTS = 5;

/** The longest note of a shopper, in characters. */
export const MAX_REQUEST_NOTE = 500;

/** The most photos of one request. */
export const MAX_REQUEST_PHOTOS = 3;

/** The most photos of one shopper that no request uses. A further one replaces the oldest. */
export const MAX_UNUSED_PHOTOS = 6;
