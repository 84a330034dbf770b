import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../db/client.ts';
import { batchedCount } from '../graphql/batchedCount.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage, toConnection, type PageArgs } from '../graphql/connection.ts';
import { CategoryRef } from './category.schema.ts';
import { PRODUCT_BASE, PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { countByCategory, countBySubCategory, countSubCategories } from './productCounts.ts';
import { SELLABLE } from './sellable.ts';
import { SUB_CATEGORY_CONNECTION, SubCategoryRef } from './subCategory.schema.ts';

/** Prisma's part of a page of what is sold in a category or on a shelf, newest first. */
function sellablePage(args: PageArgs) {
  const { where, ...page } = keysetPage(args, 'productId', 'desc');
  return { ...page, where: { ...where, product: SELLABLE } };
}

builder.prismaObjectFields(CategoryRef, (t) => ({
  subCategories: t.connection(
    {
      type: SubCategoryRef,
      description: 'Its shelves, oldest first.',
      select: (args, _context, nestedSelection) => ({
        subCategories: {
          ...keysetPage(args, 'subCategoryId', 'asc'),
          select: { subCategoryId: true, subCategory: nestedSelection({ select: { id: true } }, ['edges', 'node']) },
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
      description: 'What is sold in it, newest first.',
      select: (args, _context, nestedSelection) => ({
        products: {
          ...sellablePage(args),
          select: { productId: true, product: nestedSelection({ select: PRODUCT_BASE }, ['edges', 'node']) },
        },
      }),
      resolve: ({ id, products }, args, context) =>
        toConnection(products, args, {
          keysOf: ({ productId }) => [productId],
          nodeOf: ({ product }) => product,
          totalCount: () => batchedCount(context, countByCategory, id),
        }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(SubCategoryRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'The categories it stands in.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: { id: true } }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  products: t.connection(
    {
      type: ProductRef,
      description: 'What is sold on it, newest first.',
      select: (args, _context, nestedSelection) => ({
        products: {
          ...sellablePage(args),
          select: { productId: true, product: nestedSelection({ select: PRODUCT_BASE }, ['edges', 'node']) },
        },
      }),
      resolve: ({ id, products }, args, context) =>
        toConnection(products, args, {
          keysOf: ({ productId }) => [productId],
          nodeOf: ({ product }) => product,
          totalCount: () => batchedCount(context, countBySubCategory, id),
        }),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(ProductRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'The categories it is sold in.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: { id: true } }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  subCategories: t.field({
    type: [SubCategoryRef],
    description: 'The sub-categories it is sold in.',
    select: (_args, _context, nestedSelection) => ({
      subCategories: {
        orderBy: { subCategoryId: 'asc' },
        select: { subCategory: nestedSelection({ select: { id: true } }) },
      },
    }),
    resolve: ({ subCategories }) => subCategories.map(({ subCategory }) => subCategory),
  }),
  related: t.connection(
    {
      type: ProductRef,
      description: 'What stands beside it on its first shelf, newest first.',
      select: {
        id: true,
        subCategories: { orderBy: { subCategoryId: 'asc' }, take: 1, select: { subCategoryId: true } },
      },
      resolve: async ({ id, subCategories }, args, context, info) => {
        const { where, ...page } = keysetPage(args, 'productId', 'desc');
        const query = queryFromInfo({
          context,
          info,
          typeName: 'Product',
          select: PRODUCT_BASE,
          path: ['edges', 'node'],
        });
        const beside = {
          subCategoryId: { in: subCategories.map(({ subCategoryId }) => subCategoryId) },
          product: SELLABLE,
          NOT: { productId: id },
        };
        const rows = await db.productSubCategory.findMany({
          ...page,
          where: { ...beside, ...where },
          select: { productId: true, product: query },
        });
        return toConnection(rows, args, {
          keysOf: ({ productId }) => [productId],
          nodeOf: ({ product }) => product,
          totalCount: () => db.productSubCategory.count({ where: beside }),
        });
      },
    },
    ...PRODUCT_CONNECTION,
  ),
}));
