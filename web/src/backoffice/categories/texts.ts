/** A count with its noun in the singular or plural. */
function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Fixed texts of the catalogue's admin pages; those of the specification are quoted as written there. */
export const texts = {
  name: 'Name',
  gst: 'GST (%)',
  gstHelp: 'For new products, also imported ones without a GST; leave it empty for none',
  places: {
    isOnHomePage: { title: 'Show on the home page', text: 'As a tile, and as a row of products' },
    isInFooter: { title: 'Show in the footer', text: 'As a link on every page' },
  },
  gstInvalid: 'GST must be a whole number from 0 to 100',
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete ${name}`,
  searchLabel: 'Search by name',
  noMatchTitle: 'No Data found',
  noMatchText: 'Nothing matches your search.',
  showAll: 'Show all',

  viewInShop: 'See the products in the shop',

  category: 'Category',
  createCategory: 'Add Category',
  updateCategory: 'Update Category',
  usingSubCategories: (count: number) => `See the ${countOf(count, 'sub-category', 'sub-categories')}`,

  subCategory: 'Sub Category',
  createSubCategory: 'Add Sub Category',
  subCategoryCount: (count: number) => countOf(count, 'sub-category', 'sub-categories'),
  enlarge: (name: string) => `Enlarge the picture of ${name}`,
  allCategories: 'All categories',
} as const;
