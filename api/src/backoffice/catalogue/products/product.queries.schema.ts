import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { connectionQuery, toConnection } from '../../../platform/graphql/connection.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { joinById } from '../../../shop/catalogue/joinById.ts';
import { PRODUCT_BASE, PRODUCT_CONNECTION, ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { AdminProductFilterRef, adminProductFilterOf } from './adminProductFilter.schema.ts';
import { findAdminProducts } from './findAdminProducts.ts';

const AdminProductSortRef = builder.enumType('AdminProductSort', {
  description: "The order of the admin's list of products; products with equal values are ordered by age.",
  values: {
    NEWEST: { description: 'The newest first.' },
    OLDEST: { description: 'The oldest first.' },
    NAME: { description: 'By name.' },
    NAME_DESCENDING: { description: 'By name, from Z to A.' },
    SKU: { description: 'By SKU.' },
    SKU_DESCENDING: { description: 'By SKU, from Z to A.' },
    PRICE_LOW: { description: 'The lowest maximum retail price first.' },
    PRICE_HIGH: { description: 'The highest maximum retail price first.' },
    STOCK_LOW: { description: 'The lowest stock first.' },
    STOCK_HIGH: { description: 'The highest stock first.' },
    RECENTLY_UPDATED: { description: 'The latest edit first. Orders are no edits.' },
    LEAST_RECENTLY_UPDATED: { description: 'The earliest edit first.' },
  },
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
        const { hits, totalCount } = await findAdminProducts(
          requireViewer(context.authentication),
          {
            search: search ?? '',
            filter: adminProductFilterOf(filter),
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
