/** Fixed texts of the editors. */
export const editorTexts = {
  rupees: '₹',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const;
