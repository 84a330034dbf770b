import { z } from 'zod';
import { findBestProducts } from '../catalogue/products/findAdminProducts.ts';
import { ProductRef } from '../../shop/catalogue/product.schema.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { CustomerRef } from '../customers/customer.schema.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readRenamedArgument, replacedBy } from '../../platform/graphql/replacedBy.ts';
import { OrderRef } from '../../shop/orders/order.schema.ts';
import { MAX_HITS, searchCustomers, searchOrders } from './searchAdmin.ts';
import { inOrderOf } from '../../shop/catalogue/joinById.ts';

const MAX_LENGTH = 100;
const SCOPES = { catalogue: true, orders: true, refunds: true, customers: true } as const;

const AdminSearchRef = builder.objectRef<{ text: string }>('AdminSearch').implement({
  description: `At most ${MAX_HITS} hits of each kind.`,
  authScopes: SCOPES,
  fields: (t) => ({
    orders: t.prismaField({
      type: [OrderRef],
      nullable: true,
      description:
        'By number or its end, by four or more digits of the mobile number, or by a part of the recipient’s name; best first, then newest. Needs the permission `ORDERS` or `REFUNDS`.',
      authScopes: { orders: true, refunds: true },
      resolve: async (query, { text }, _args, { authentication }) => {
        const ids = await searchOrders(requireViewer(authentication), text);
        return inOrderOf(ids, await db.order.findMany({ ...query, where: { id: { in: ids } } }));
      },
    }),
    products: t.prismaField({
      type: [ProductRef],
      nullable: true,
      description:
        'By the beginning of the SKU or the barcode, then as in `products`; also hidden ones. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      resolve: async (query, { text }, _args, { authentication }) => {
        const ids = await findBestProducts(requireViewer(authentication), text, MAX_HITS);
        return inOrderOf(ids, await db.product.findMany({ ...query, where: { id: { in: ids }, deletedAt: null } }));
      },
    }),
    customers: t.prismaField({
      type: [CustomerRef],
      nullable: true,
      description:
        'By three or more characters of the name or e-mail address, or four or more digits of a mobile number; newest first. Needs the permission `CUSTOMERS`.',
      authScopes: { customers: true },
      resolve: async (query, { text }, _args, { authentication }) => {
        const ids = await searchCustomers(requireViewer(authentication), text);
        return inOrderOf(ids, await db.user.findMany({ ...query, where: { id: { in: ids } } }));
      },
    }),
  }),
});

const searchShape = (name: string) =>
  z.string().trim().min(1, `${name} is empty`).max(MAX_LENGTH, `${name} can have at most ${MAX_LENGTH} characters`);

builder.queryField('adminSearch', (t) =>
  t.field({
    type: AdminSearchRef,
    nullable: true,
    description:
      'Searches orders, products and customers. Needs the permission `CATALOGUE` or `ORDERS` or `REFUNDS` or `CUSTOMERS`.',
    authScopes: SCOPES,
    args: {
      search: t.arg.string({
        description: `The text: 1 to ${MAX_LENGTH} characters; required.`,
        validate: searchShape('search'),
      }),
      query: t.arg.string({
        description: 'The text.',
        deprecationReason: replacedBy('`search`'),
        validate: searchShape('query'),
      }),
    },
    resolve: (_root, args) => ({
      text: readRenamedArgument(args, 'search', 'query').toWellFormed().replaceAll('\0', ' ').trim(),
    }),
  }),
);
