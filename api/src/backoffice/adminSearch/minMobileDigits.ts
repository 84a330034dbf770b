/** The fewest digits that a search looks for in mobile numbers; fewer are in most of them. */
export const MIN_MOBILE_DIGITS = 4;
