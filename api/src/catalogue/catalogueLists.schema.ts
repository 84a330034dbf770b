import { db } from '../db/client.ts';
import { batchedCount } from '../graphql/batchedCount.ts';
import { builder } from '../graphql/builder.ts';
import { connectionQuery } from '../graphql/connectionQuery.ts';
import { keysetPage, type PageArgs } from '../core/page.ts';
import { toConnection } from '../graphql/connection.ts';
import { CategoryRef } from './category.schema.ts';
import { PRODUCT_BASE, PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { countByCategory, countBySubCategory, countSubCategories } from './productCounts.ts';
import { SELLABLE } from './sellable.ts';
import { SUB_CATEGORY_CONNECTION, SubCategoryRef } from './subCategory.schema.ts';

/** Prisma's arguments for a page of the products on sale in a category or sub-category, newest first. */
function sellablePage(args: PageArgs) {
  const { where, ...page } = keysetPage(args, 'productId', 'desc');
  return { ...page, where: { ...where, product: SELLABLE } };
}

/** A connection of the products of links that are ordered by product. */
function productConnection<Product>(
  links: readonly { productId: string; product: Product }[],
  args: PageArgs,
  totalCount: () => Promise<number> | number,
) {
  return toConnection(links, args, {
    keysOf: ({ productId }) => [productId],
    nodeOf: ({ product }) => product,
    totalCount,
  });
}

builder.prismaObjectFields(CategoryRef, (t) => ({
  subCategories: t.connection(
    {
      type: SubCategoryRef,
      description: 'Its sub-categories, oldest first.',
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
      description: 'Its products on sale, newest first.',
      select: (args, _context, nestedSelection) => ({
        products: {
          ...sellablePage(args),
          select: { productId: true, product: nestedSelection({ select: PRODUCT_BASE }, ['edges', 'node']) },
        },
      }),
      resolve: ({ id, products }, args, context) =>
        productConnection(products, args, () => batchedCount(context, countByCategory, id)),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(SubCategoryRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'The categories that contain it, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: { id: true } }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  products: t.connection(
    {
      type: ProductRef,
      description: 'Its products on sale, newest first.',
      select: (args, _context, nestedSelection) => ({
        products: {
          ...sellablePage(args),
          select: { productId: true, product: nestedSelection({ select: PRODUCT_BASE }, ['edges', 'node']) },
        },
      }),
      resolve: ({ id, products }, args, context) =>
        productConnection(products, args, () => batchedCount(context, countBySubCategory, id)),
    },
    ...PRODUCT_CONNECTION,
  ),
}));

builder.prismaObjectFields(ProductRef, (t) => ({
  categories: t.field({
    type: [CategoryRef],
    description: 'The categories of the product, oldest first.',
    select: (_args, _context, nestedSelection) => ({
      categories: { orderBy: { categoryId: 'asc' }, select: { category: nestedSelection({ select: { id: true } }) } },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  subCategories: t.field({
    type: [SubCategoryRef],
    description: 'The sub-categories of the product, oldest first.',
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
      description: 'The other products on sale in its first sub-category, newest first.',
      select: {
        id: true,
        subCategories: { orderBy: { subCategoryId: 'asc' }, take: 1, select: { subCategoryId: true } },
      },
      resolve: async ({ id, subCategories }, args, context, info) => {
        const { where, ...page } = keysetPage(args, 'productId', 'desc');
        const query = connectionQuery({ context, info, typeName: 'Product' }, PRODUCT_BASE);
        const related = {
          subCategoryId: { in: subCategories.map(({ subCategoryId }) => subCategoryId) },
          product: SELLABLE,
          NOT: { productId: id },
        };
        const rows = await db.productSubCategory.findMany({
          ...page,
          where: { ...related, ...where },
          select: { productId: true, product: query },
        });
        return productConnection(rows, args, () => db.productSubCategory.count({ where: related }));
      },
    },
    ...PRODUCT_CONNECTION,
  ),
}));
