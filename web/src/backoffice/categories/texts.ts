/** Fixed texts of the catalogue's admin pages; those of the specification are quoted as written there. */
export const texts = {
  name: 'Name',
  editLabel: (name: string) => `Edit ${name}`,
  deleteLabel: (name: string) => `Delete ${name}`,
  searchLabel: 'Search by name',

  viewInShop: 'See the products in the shop',

  category: 'Category',
  createCategory: 'Add Category',
  updateCategory: 'Update Category',
  changeOrder: 'Change the order',
  orderHelp: 'The home page, the footer and the page of all categories show them in this order.',

  subCategory: 'Sub Category',
  createSubCategory: 'Add Sub Category',
  subCategoryCount: (count: number) => `${count} ${count === 1 ? 'sub-category' : 'sub-categories'}`,
} as const;
