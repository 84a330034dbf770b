/** A count with its noun in the singular or plural. */
function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Fixed texts of the catalogue's admin pages; those of the specification are quoted as written there. */
export const texts = {
  name: 'Name',
  picture: 'Picture',
  nameFirst: 'Enter a name first',
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
  categories: 'Categories',
  createCategory: 'Add Category',
  updateCategory: 'Update Category',
  categoryAdded: 'Category added',
  categoryUpdated: 'Category updated',
  categoryDeleted: 'Category deleted',
  noCategoryTitle: 'No categories yet',
  noCategoryText: 'Add the first one to start the catalogue.',
  usingSubCategories: (count: number) => `See the ${countOf(count, 'sub-category', 'sub-categories')}`,

  subCategory: 'Sub Category',
  subCategories: 'Sub categories',
  searchSubCategories: 'Search sub-categories',
  noSubCategory: 'No sub-category chosen yet',
  noSuchSubCategory: 'No sub-category with this name',
  chosenSubCategories: 'Chosen sub-categories',
  createSubCategory: 'Add Sub Category',
  editSubCategoryTitle: 'Edit Sub Category',
  updateSubCategory: 'Update Sub Category',
  subCategoryAdded: 'Sub Category added',
  subCategoryUpdated: 'Sub Category updated',
  subCategoryDeleted: 'Sub Category deleted',
  noSubCategoryTitle: 'No sub-categories yet',
  noSubCategoryText: 'Add the first one to divide up a category.',
  subCategoryCount: (count: number) => countOf(count, 'sub-category', 'sub-categories'),
  serialNumber: 'Sr. No',
  image: 'Image',
  action: 'Action',
  enlarge: (name: string) => `Enlarge the picture of ${name}`,
  filterLabel: 'Filter by category',
  allCategories: 'All categories',

  pickerSearch: 'Search categories',
  pickerNone: 'No category chosen yet',
  pickerNoMatch: 'No category with this name',
  chosen: 'Chosen categories',
} as const;
