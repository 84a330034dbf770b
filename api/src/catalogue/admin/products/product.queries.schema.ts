import { db } from '../../../db/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { connectionQuery } from '../../../graphql/connectionQuery.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { requirePermission } from '../../../core/permissions.ts';
import { requireViewer } from '../../../core/viewer.ts';
import { CategoryRef } from '../../category.schema.ts';
import { joinById } from '../../joinById.ts';
import { PRODUCT_BASE, PRODUCT_CONNECTION, ProductRef } from '../../product.schema.ts';
import { SubCategoryRef } from '../../subCategory.schema.ts';
import { findAdminProducts } from './findAdminProducts.ts';

const AdminProductSortRef = builder.enumType('AdminProductSort', {
  description: "The order of the admin's list of products; products with equal values are ordered by age.",
  values: {
    NEWEST: { description: 'The newest first.' },
    NAME: { description: 'By name.' },
    PRICE_LOW: { description: 'The lowest maximum retail price first.' },
    PRICE_HIGH: { description: 'The highest maximum retail price first.' },
    STOCK_LOW: { description: 'The lowest stock first.' },
    STOCK_HIGH: { description: 'The highest stock first.' },
  },
});

const AdminProductFilterRef = builder.inputType('AdminProductFilter', {
  description: "The filter of the admin's list of products; a product must match all of its fields.",
  fields: (t) => ({
    categoryId: t.globalID({ for: CategoryRef, description: 'In this category.' }),
    subCategoryId: t.globalID({ for: SubCategoryRef, description: 'In this sub-category.' }),
    isLowOnStock: t.boolean({
      description: "True: the stock is at or below the product's threshold, or 0; false: above it.",
    }),
    isOutOfStock: t.boolean({ description: 'True: the stock is 0; false: above 0.' }),
    isHidden: t.boolean({ description: 'True: the product is hidden from shoppers; false: it is published.' }),
    hasNoPicture: t.boolean({ description: 'True: without a picture; false: with one.' }),
  }),
});

builder.queryFields((t) => ({
  adminProducts: t.connection(
    {
      type: ProductRef,
      nullable: true,
      description:
        'All products that are not deleted, including hidden ones, newest first unless `sort` says otherwise. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      args: {
        search: t.arg.string({
          description: 'A search text as of `products`, which finds hidden products too, or the beginning of a SKU.',
        }),
        filter: t.arg({
          type: AdminProductFilterRef,
          description: 'The filter; a product must match all of its fields.',
        }),
        sort: t.arg({ type: AdminProductSortRef, description: 'The order; newest first when left out.' }),
        offset: t.arg.int({ description: 'The number of products to skip, for numbered pages; only with `first`.' }),
      },
      resolve: async (_root, { search, filter, sort, ...args }, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'Product' }, PRODUCT_BASE);
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
        return toConnection(joinById(hits, products), args, {
          keysOf: ({ hit: { value, id } }) => (value === null ? [id] : [value, id]),
          nodeOf: ({ row }) => row,
          totalCount: () => totalCount,
        });
      },
    },
    ...PRODUCT_CONNECTION,
  ),
  adminProduct: t.prismaField({
    type: ProductRef,
    nullable: true,
    description:
      'One product, also a hidden one; null when there is no such product or it is deleted. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: ProductRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'CATALOGUE');
      return db.product.findUnique({ ...query, where: { id: id.id, deletedAt: null } });
    },
  }),
}));
