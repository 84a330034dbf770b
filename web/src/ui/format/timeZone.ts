/** The time zone of the shop, in which the application shows and takes all times, wherever the browser is. */
export const TIME_ZONE = 'Asia/Kolkata';

/** Its offset, which is the same all year. */
export const UTC_OFFSET = '+05:30';
