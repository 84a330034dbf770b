import { keysetPage } from '../../platform/core/page.ts';
import { batchedCount } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { toConnection } from '../../platform/graphql/connection.ts';
import { CATEGORY_BASE, CategoryRef, SUB_CATEGORY_CONNECTION, SubCategoryRef } from './category.schema.ts';
import { countSubCategories } from './categoryList.ts';
import { ProductSortRef } from './filters/productFilter.schema.ts';
import { PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { groupConnection, relatedConnection } from './productConnection.schema.ts';

builder.prismaObjectFields(CategoryRef, (t) => ({
  subCategories: t.connection(
    {
      type: SubCategoryRef,
      description: 'Its sub-categories, oldest first.',
      select: (args, _context, nestedSelection) => ({
        subCategories: {
          ...keysetPage(args, 'subCategoryId', 'asc'),
          select: {
            subCategoryId: true,
            subCategory: nestedSelection({ select: CATEGORY_BASE }, ['edges', 'node']),
          },
        },
      }),
      resolve: ({ id, subCategories }, args, context) =>
        toConnection(subCategories, args, {
          keysOf: ({ subCategoryId }) => [subCategoryId],
          nodeOf: ({ subCategory }) => subCategory,
          totalCount: () => batchedCount(context, countSubCategories, id),
        }),
    },
    ...SUB_CATEGORY_CONNECTION,
  ),
  products: t.connection(
    {
      type: ProductRef,
      description: 'Its products available for sale, in stock first, then newest first unless `sort` says otherwise.',
      args: { sort: t.arg({ type: ProductSortRef, defaultValue: 'BEST_MATCH', description: 'The order.' }) },
      resolve: ({ id }, args, context, info) => groupConnection({ group: 'Category', id }, args, { context, info }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(SubCategoryRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'Its categories, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: CATEGORY_BASE }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  products: t.connection(
    {
      type: ProductRef,
      description: 'Its products available for sale, in stock first, then newest first unless `sort` says otherwise.',
      args: { sort: t.arg({ type: ProductSortRef, defaultValue: 'BEST_MATCH', description: 'The order.' }) },
      resolve: ({ id }, args, context, info) => groupConnection({ group: 'SubCategory', id }, args, { context, info }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(ProductRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'Its categories, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: CATEGORY_BASE }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  subCategories: t.field({
    type: [SubCategoryRef],
    description: 'Its sub-categories, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      subCategories: {
        orderBy: { subCategoryId: 'asc' },
        select: { subCategory: nestedSelection({ select: CATEGORY_BASE }) },
      },
    }),
    resolve: ({ subCategories }) => subCategories.map(({ subCategory }) => subCategory),
  }),
  related: t.connection(
    {
      type: ProductRef,
      description:
        'Products in stock that go with it: those bought together with it, then others of its first sub-category, most popular first. For a sold-out product the sub-category comes first.',
      resolve: ({ id }, args, context, info) => relatedConnection(id, args, { context, info }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));
