/** The fields of the forms of categories and sub-categories that errors without issues are about. */
export const categoryErrorFields = {
  NameTakenError: 'name',
  PictureNotFoundError: 'pictureId',
  CategoryNotFoundError: 'categoryIds',
};
