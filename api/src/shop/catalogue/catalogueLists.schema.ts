import { keysetPage } from '../../platform/core/page.ts';
import { batchedCount } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { toConnection } from '../../platform/graphql/connection.ts';
import { CATEGORY_BASE, CategoryRef } from './category.schema.ts';
import { countSubCategories } from './countSubCategories.ts';
import { PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { groupConnection, relatedConnection } from './productConnection.schema.ts';
import { SUB_CATEGORY_BASE, SUB_CATEGORY_CONNECTION, SubCategoryRef } from './subCategory.schema.ts';

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
            subCategory: nestedSelection({ select: SUB_CATEGORY_BASE }, ['edges', 'node']),
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
      description: 'Its products on sale, what is in stock first, newest first.',
      resolve: ({ id }, args, context, info) => groupConnection({ group: 'Category', id }, args, { context, info }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(SubCategoryRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'The categories that contain it, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: CATEGORY_BASE }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  products: t.connection(
    {
      type: ProductRef,
      description: 'Its products on sale, what is in stock first, newest first.',
      resolve: ({ id }, args, context, info) => groupConnection({ group: 'SubCategory', id }, args, { context, info }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(ProductRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'The categories of the product, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: CATEGORY_BASE }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  subCategories: t.field({
    type: [SubCategoryRef],
    description: 'The sub-categories of the product, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      subCategories: {
        orderBy: { subCategoryId: 'asc' },
        select: { subCategory: nestedSelection({ select: SUB_CATEGORY_BASE }) },
      },
    }),
    resolve: ({ subCategories }) => subCategories.map(({ subCategory }) => subCategory),
  }),
  related: t.connection(
    {
      type: ProductRef,
      description:
        'The products on sale that go with it: first those in stock that are bought together with it more often than by chance, as the orders of the last 180 days say, then the other products in stock of its first sub-category, by their popularity and newest first. Those of a product that is sold out begin with its sub-category, because they can take its place. What is sold out is in none of them. Of a sub-category with more than 300 products the newest 300 count.',
      resolve: ({ id }, args, context, info) => relatedConnection(id, args, { context, info }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));
