/** Fixed texts of the page of all categories. */
export const texts = {
  title: 'All categories',
  description: 'Browse every category: groceries, household and personal care, at your door in 10 minutes.',
} as const;
