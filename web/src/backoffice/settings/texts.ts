/** Fixed texts of the settings page. */
export const texts = {
  changedMeanwhile: (labels: string) =>
    `${labels} changed while you were editing. Check the values, then save yours or discard them.`,
} as const;

/** Fixed texts of the editors. */
export const editorTexts = {
  rupees: '₹',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;
