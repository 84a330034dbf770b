import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { toConnection } from '../../graphql/connection.ts';
import { requireAdmin, requireViewer } from '../../graphql/viewer.ts';
import { CategoryRef } from '../category.schema.ts';
import { PRODUCT_BASE, PRODUCT_CONNECTION, ProductRef } from '../product.schema.ts';
import { SubCategoryRef } from '../subCategory.schema.ts';
import { findAdminProducts } from './findAdminProducts.ts';

const AdminProductSortRef = builder.enumType('AdminProductSort', {
  description: "The order of the admin's list of products; among equals by age.",
  values: {
    NEWEST: { description: 'What was added last first.' },
    NAME: { description: 'By name.' },
    PRICE_LOW: { description: 'The lowest maximum retail price first.' },
    PRICE_HIGH: { description: 'The highest maximum retail price first.' },
    STOCK_LOW: { description: 'The lowest stock first.' },
    STOCK_HIGH: { description: 'The highest stock first.' },
  },
});

const AdminProductFilterRef = builder.inputType('AdminProductFilter', {
  description: "What to narrow the admin's list of products down to.",
  fields: (t) => ({
    categoryId: t.globalID({ for: CategoryRef, description: 'In this category.' }),
    subCategoryId: t.globalID({ for: SubCategoryRef, description: 'On this shelf.' }),
    isLowOnStock: t.boolean({
      description: "True: stock at or below the product's threshold, sold out included; false: above it.",
    }),
    isOutOfStock: t.boolean({ description: 'True: none left; false: some.' }),
    isHidden: t.boolean({ description: 'True: not shown in the shop; false: shown.' }),
    hasNoPicture: t.boolean({ description: 'True: without a picture; false: with one.' }),
  }),
});

builder.queryFields((t) => ({
  adminProducts: t.connection(
    {
      type: ProductRef,
      description:
        'Every product that is not deleted, hidden ones included, newest first unless `sort` says otherwise. Admins only.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description:
            'Words of which each is some part of the name, the brand, the unit or the SKU; capitals make no difference.',
        }),
        filter: t.arg({
          type: AdminProductFilterRef,
          description: 'What to narrow the list down to; all that is named must hold.',
        }),
        sort: t.arg({ type: AdminProductSortRef, description: 'The order; newest first when left out.' }),
        offset: t.arg.int({ description: 'Skips so many, for numbered pages; goes with `first` alone.' }),
      },
      resolve: async (_root, { search, filter, sort, ...args }, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'Product',
          select: PRODUCT_BASE,
          path: ['edges', 'node'],
        });
        const { categoryId, subCategoryId, ...flags } = filter ?? {};
        const { hits, totalCount } = await findAdminProducts(
          requireViewer(context.authentication),
          {
            search: search ?? '',
            filter: { ...flags, categoryId: categoryId?.id, subCategoryId: subCategoryId?.id },
            sort: sort ?? 'NEWEST',
          },
          args,
        );
        const products = await db.product.findMany({ ...query, where: { id: { in: hits.map(({ id }) => id) } } });
        const byId = new Map(products.map((product) => [product.id, product]));
        const found = hits.flatMap((hit) => {
          const product = byId.get(hit.id);
          return product ? [{ ...hit, product }] : [];
        });
        return toConnection(found, args, {
          keysOf: ({ value, id }) => (value === null ? [id] : [value, id]),
          nodeOf: ({ product }) => product,
          totalCount: () => totalCount,
        });
      },
    },
    ...PRODUCT_CONNECTION,
  ),
  adminProduct: t.prismaField({
    type: ProductRef,
    nullable: true,
    description: 'One product, also one that is hidden; null when there is none or it is deleted. Admins only.',
    authScopes: { admin: true },
    args: { id: t.arg.globalID({ for: ProductRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requireAdmin(requireViewer(authentication));
      return db.product.findUnique({ ...query, where: { id: id.id, deletedAt: null } });
    },
  }),
}));
