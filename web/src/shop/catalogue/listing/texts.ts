/** Fixed texts of the listing's page, in one table for translation. */
export const texts = {
  listingTitle: (subCategory: string, category: string) => `${subCategory} in ${category}`,
  listingDescription: (subCategory: string, category: string) =>
    `${subCategory}, from ${category}, at your door in 10 minutes.`,
  subCategoriesLabel: (category: string) => `Sub-categories of ${category}`,
  productCount: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  listingEmptyTitle: 'No Data found',
  listingEmptyText: 'Nothing here right now. Try another category.',
  subCategoryNotFoundTitle: 'This sub-category does not exist',
} as const;
