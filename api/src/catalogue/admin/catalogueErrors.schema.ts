import { ErrorInterface } from '../../graphql/base.schema.ts';
import { builder } from '../../graphql/builder.ts';
import {
  CategoryGoneError,
  CategoryInUseError,
  NameTakenError,
  PictureGoneError,
  SubCategoryGoneError,
  SubCategoryInUseError,
} from './catalogueErrors.ts';

const PRODUCT_COUNT = 'How many products, those that are hidden included.';

builder.objectType(NameTakenError, {
  name: 'NameTakenError',
  description: 'Another of its kind has the name. Capitals, and space around it, make no difference.',
  interfaces: [ErrorInterface],
});

builder.objectType(CategoryGoneError, {
  name: 'CategoryGoneError',
  description: 'There is no such category, or no longer.',
  interfaces: [ErrorInterface],
});

builder.objectType(SubCategoryGoneError, {
  name: 'SubCategoryGoneError',
  description: 'There is no such sub-category, or no longer.',
  interfaces: [ErrorInterface],
});

builder.objectType(PictureGoneError, {
  name: 'PictureGoneError',
  description: 'There is no such picture of the catalogue, or no longer. Upload it again.',
  interfaces: [ErrorInterface],
});

builder.objectType(CategoryInUseError, {
  name: 'CategoryInUseError',
  description: 'Sub-categories or products refer to the category. Take them out of it first.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    subCategoryCount: t.exposeInt('subCategoryCount', { description: 'How many sub-categories.' }),
    productCount: t.exposeInt('productCount', { description: PRODUCT_COUNT }),
  }),
});

builder.objectType(SubCategoryInUseError, {
  name: 'SubCategoryInUseError',
  description: 'Products refer to the sub-category. Take them out of it first.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ productCount: t.exposeInt('productCount', { description: PRODUCT_COUNT }) }),
});
