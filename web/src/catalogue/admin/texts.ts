/** How many of a thing, in words. */
function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Fixed words of the catalogue's admin pages; those of the specification stand as written there. */
export const texts = {
  name: 'Name',
  picture: 'Picture',
  nameFirst: 'Enter a name first',
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete ${name}`,
  searchLabel: 'Search by name',
  clearSearch: 'Clear search',
  noMatchTitle: 'No Data found',
  noMatchText: 'Nothing here matches what you look for.',
  showAll: 'Show all',

  deleteTitle: 'Permanent Delete',
  deleteText: 'Are you sure permanent delete ?',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  shopShelf: 'See the products in the shop',

  category: 'Category',
  categories: 'Categories',
  addCategory: 'Add Category',
  updateCategory: 'Update Category',
  categoryAdded: 'Category added',
  categoryUpdated: 'Category updated',
  categoryDeleted: 'Category deleted',
  noCategoryTitle: 'No category yet',
  noCategoryText: 'Add the first one, and the shop has a shelf to fill.',
  usingSubCategories: (count: number) => `See the ${countOf(count, 'sub-category', 'sub-categories')}`,

  subCategory: 'Sub Category',
  subCategories: 'Sub categories',
  addSubCategory: 'Add Sub Category',
  editSubCategory: 'Edit Sub Category',
  updateSubCategory: 'Update Sub Category',
  subCategoryAdded: 'Sub Category added',
  subCategoryUpdated: 'Sub Category updated',
  subCategoryDeleted: 'Sub Category deleted',
  noSubCategoryTitle: 'No sub-category yet',
  noSubCategoryText: 'Add the first one to give a category its shelves.',
  subCategoryCount: (count: number) => countOf(count, 'sub-category', 'sub-categories'),
  serialNumber: 'Sr. No',
  image: 'Image',
  action: 'Action',
  enlarge: (name: string) => `Enlarge the picture of ${name}`,
  filterLabel: 'Filter by category',
  allCategories: 'All categories',

  pickerSearch: 'Search categories',
  pickerNone: 'No category chosen yet',
  pickerNoMatch: 'No category of this name',
  chosen: 'Chosen categories',
  removeChosen: (name: string) => `Remove ${name}`,
} as const;
