/** Fixed texts of saved filters. */
export const savedFilterTexts = {
  title: 'Saved filters',
  maxName: 60,
} as const;
