/** Fixed texts of a customer's store credit. */
export const storeCreditTexts = {
  title: 'Store credit',
  add: 'Add',
  remove: 'Remove',
} as const;
