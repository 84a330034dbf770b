import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { builder } from '../graphql/builder.ts';
import { isFirstPage, keysetPage, toConnection } from '../graphql/connection.ts';
import { scopesOf } from '../graphql/scopes.ts';
import { CATEGORY_CONNECTION, CategoryRef } from './category.schema.ts';
import { PRODUCT_BASE, PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { recordSearchMiss } from './recordSearchMiss.ts';
import { searchProducts } from './searchProducts.ts';
import { SELLABLE } from './sellable.ts';
import { SUB_CATEGORY_CONNECTION, SubCategoryRef } from './subCategory.schema.ts';

const MAX_PLACES = 50;

const ProductFilterRef = builder.inputType('ProductFilter', {
  description: 'What to narrow a list of products down to; all that is named must hold.',
  fields: (t) => ({
    categoryIds: t.globalIDList({
      for: CategoryRef,
      description: 'In one of these categories, at most 50.',
      validate: z.array(z.unknown()).max(MAX_PLACES, `Name at most ${MAX_PLACES} categories`),
    }),
    subCategoryIds: t.globalIDList({
      for: SubCategoryRef,
      description: 'On one of these shelves, at most 50.',
      validate: z.array(z.unknown()).max(MAX_PLACES, `Name at most ${MAX_PLACES} sub-categories`),
    }),
  }),
});

const ProductSortRef = builder.enumType('ProductSort', {
  description: 'The order of a list of products.',
  values: {
    BEST_MATCH: { description: 'What matches the search best first; without a search, as NEWEST.' },
    NEWEST: { description: 'What was added last first.' },
  },
});

builder.queryFields((t) => ({
  categories: t.connection(
    {
      type: CategoryRef,
      description: 'The departments of the shop, oldest first.',
      resolve: async (_root, args, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'Category',
          select: { id: true },
          path: ['edges', 'node'],
        });
        const rows = await db.category.findMany({ ...query, ...keysetPage(args, 'id', 'asc') });
        return toConnection(rows, args, {
          keysOf: ({ id }) => [id],
          nodeOf: (category) => category,
          totalCount: () => db.category.count(),
        });
      },
    },
    ...CATEGORY_CONNECTION,
  ),
  subCategories: t.connection(
    {
      type: SubCategoryRef,
      description: 'The shelves of the shop, oldest first.',
      resolve: async (_root, args, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'SubCategory',
          select: { id: true },
          path: ['edges', 'node'],
        });
        const rows = await db.subCategory.findMany({ ...query, ...keysetPage(args, 'id', 'asc') });
        return toConnection(rows, args, {
          keysOf: ({ id }) => [id],
          nodeOf: (subCategory) => subCategory,
          totalCount: () => db.subCategory.count(),
        });
      },
    },
    ...SUB_CATEGORY_CONNECTION,
  ),
  products: t.connection(
    {
      type: ProductRef,
      description:
        'Everything on sale, newest first; with `search`, what matches it, best first. Each word searched for may be the beginning of a longer one.',
      args: {
        search: t.arg.string({ description: 'What a shopper typed; any text is allowed, its first words count.' }),
        filter: t.arg({ type: ProductFilterRef, description: 'Where they stand.' }),
        sort: t.arg({ type: ProductSortRef, defaultValue: 'BEST_MATCH', description: 'In which order.' }),
        offset: t.arg.int({ description: 'Skips so many, for numbered pages; goes with `first` alone.' }),
      },
      resolve: async (_root, { search, filter, sort, ...args }, context, info) => {
        const categoryIds = filter?.categoryIds?.map(({ id }) => id);
        const subCategoryIds = filter?.subCategoryIds?.map(({ id }) => id);
        const query = queryFromInfo({
          context,
          info,
          typeName: 'Product',
          select: PRODUCT_BASE,
          path: ['edges', 'node'],
        });
        if (search == null) {
          const { where, ...page } = keysetPage(args, 'id', 'desc');
          const wanted = {
            ...SELLABLE,
            ...(categoryIds && { categories: { some: { categoryId: { in: categoryIds } } } }),
            ...(subCategoryIds && { subCategories: { some: { subCategoryId: { in: subCategoryIds } } } }),
          };
          const placed = { ...page, where: { ...where, ...wanted } };
          const rows = await db.product.findMany({ ...query, ...(args.offset ? await skipped(placed) : placed) });
          return toConnection(rows, args, {
            keysOf: ({ id }) => [id],
            nodeOf: (product) => product,
            totalCount: () => db.product.count({ where: wanted }),
          });
        }
        const { hits, totalCount } = await searchProducts(search, args, {
          categoryIds,
          subCategoryIds,
          isNewestFirst: sort === 'NEWEST',
        });
        if (totalCount === 0 && !filter && isFirstPage(args) && !scopesOf(context).admin)
          void recordSearchMiss(search, new Date());
        const products = await db.product.findMany({ ...query, where: { id: { in: hits.map(({ id }) => id) } } });
        const byId = new Map(products.map((product) => [product.id, product]));
        const found = hits.flatMap((hit) => {
          const product = byId.get(hit.id);
          return product ? [{ ...hit, product }] : [];
        });
        return toConnection(found, args, {
          keysOf: ({ rank, id }) => [rank, id],
          nodeOf: ({ product }) => product,
          totalCount: () => totalCount,
        });
      },
    },
    ...PRODUCT_CONNECTION,
  ),
  category: t.prismaField({
    type: CategoryRef,
    nullable: true,
    description: 'One category; null when there is none.',
    args: { id: t.arg.globalID({ for: CategoryRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }) => db.category.findUnique({ ...query, where: { id: id.id } }),
  }),
  subCategory: t.prismaField({
    type: SubCategoryRef,
    nullable: true,
    description: 'One sub-category; null when there is none.',
    args: { id: t.arg.globalID({ for: SubCategoryRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }) => db.subCategory.findUnique({ ...query, where: { id: id.id } }),
  }),
  product: t.prismaField({
    type: ProductRef,
    nullable: true,
    description: 'One product on sale; null when there is none or it is no longer sold.',
    args: { id: t.arg.globalID({ for: ProductRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }) => db.product.findUnique({ ...query, where: { id: id.id, ...SELLABLE } }),
  }),
}));

/** The same page by its ids, because Prisma would join what is asked for to each row that is skipped, too. */
async function skipped(page: Prisma.ProductFindManyArgs): Promise<Prisma.ProductFindManyArgs> {
  const ids = await db.product.findMany({ ...page, select: { id: true } });
  return { where: { id: { in: ids.map(({ id }) => id) } }, orderBy: page.orderBy };
}
