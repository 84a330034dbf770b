/** The most hits of each kind. */
export const MAX_HITS = 5;
