/** Says in a report that nothing can be reported. */
export const nothingLeftText = 'Everything in this order is already reported or refunded.';

/** The reasons of a report in words, by their names in the schema and in the order of the form. */
export const reasonTexts = {
  MISSING: 'Missing',
  DAMAGED: 'Damaged or leaking',
  EXPIRED: 'Past its date',
  WRONG_ITEM: 'Wrong item',
  POOR_QUALITY: 'Not fresh',
  OTHER: 'Something else',
} as const;
