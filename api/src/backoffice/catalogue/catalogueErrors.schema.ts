import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  CategoryNotFoundError,
  CategoryInUseError,
  NameTakenError,
  PictureNotFoundError,
  SubCategoryNotFoundError,
  SubCategoryInUseError,
} from './catalogueErrors.ts';

const PRODUCT_COUNT = 'The number of products, including hidden ones.';

builder.objectType(NameTakenError, {
  name: 'NameTakenError',
  description: 'Another object of the same type has the name. The comparison ignores case and surrounding space.',
  interfaces: [ErrorInterface],
});

builder.objectType(CategoryNotFoundError, {
  name: 'CategoryNotFoundError',
  description: 'There is no such category.',
  interfaces: [ErrorInterface],
});

builder.objectType(SubCategoryNotFoundError, {
  name: 'SubCategoryNotFoundError',
  description: 'There is no such sub-category.',
  interfaces: [ErrorInterface],
});

builder.objectType(PictureNotFoundError, {
  name: 'PictureNotFoundError',
  description: 'The catalogue has no such picture. Upload it again.',
  interfaces: [ErrorInterface],
});

builder.objectType(CategoryInUseError, {
  name: 'CategoryInUseError',
  description: 'Sub-categories or products refer to the category. Remove them from it first.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    subCategoryCount: t.exposeInt('subCategoryCount', { description: 'The number of sub-categories.' }),
    productCount: t.exposeInt('productCount', { description: PRODUCT_COUNT }),
  }),
});

builder.objectType(SubCategoryInUseError, {
  name: 'SubCategoryInUseError',
  description: 'Products refer to the sub-category. Remove them from it first.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ productCount: t.exposeInt('productCount', { description: PRODUCT_COUNT }) }),
});
