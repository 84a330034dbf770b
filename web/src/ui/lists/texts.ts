/** Fixed texts of lists and their search fields. */
export const texts = {
  moreFailed: 'We couldn’t load the rest.',
} as const;
