/** Fixed texts of the page of all categories. */
export const texts = {
  title: 'All categories',
  description: 'Everything the shop has, by category: groceries, household and personal care in 10 minutes.',
} as const;
