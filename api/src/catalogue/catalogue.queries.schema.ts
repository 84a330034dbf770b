import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { isFirstPage, keysetPage, toConnection } from '../graphql/connection.ts';
import { scopesOf } from '../graphql/scopes.ts';
import { CATEGORY_CONNECTION, CategoryRef } from './category.schema.ts';
import { PRODUCT_BASE, PRODUCT_CONNECTION, ProductRef } from './product.schema.ts';
import { recordSearchMiss } from './recordSearchMiss.ts';
import { searchProducts } from './searchProducts.ts';
import { SELLABLE } from './sellable.ts';
import { SUB_CATEGORY_CONNECTION, SubCategoryRef } from './subCategory.schema.ts';

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
        offset: t.arg.int({ description: 'Skips so many, for numbered pages; goes with `first` alone.' }),
      },
      resolve: async (_root, { search, ...args }, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'Product',
          select: PRODUCT_BASE,
          path: ['edges', 'node'],
        });
        if (search == null) {
          const { where, ...page } = keysetPage(args, 'id', 'desc');
          const rows = await db.product.findMany({ ...query, ...page, where: { ...where, ...SELLABLE } });
          return toConnection(rows, args, {
            keysOf: ({ id }) => [id],
            nodeOf: (product) => product,
            totalCount: () => db.product.count({ where: SELLABLE }),
          });
        }
        const { hits, totalCount } = await searchProducts(search, args);
        if (totalCount === 0 && isFirstPage(args) && !scopesOf(context).admin)
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
