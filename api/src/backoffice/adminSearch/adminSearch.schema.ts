import { z } from 'zod';
import { findBestProducts } from '../catalogue/products/findAdminProducts.ts';
import { ProductRef } from '../../shop/catalogue/product.schema.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { CustomerRef } from '../customers/customer.schema.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderRef } from '../../shop/orders/order.schema.ts';
import { inOrderOf } from './inOrderOf.ts';
import { MAX_HITS } from './maxHits.ts';
import { searchCustomers } from './searchCustomers.ts';
import { searchOrders } from './searchOrders.ts';

const MAX_LENGTH = 100;
const SCOPES = { catalogue: true, orders: true, refunds: true, customers: true } as const;

const AdminSearchRef = builder.objectRef<{ text: string }>('AdminSearch').implement({
  description: `What a search of the admin area finds, by kind, at most ${MAX_HITS} of each. A field needs the permission of its kind.`,
  authScopes: SCOPES,
  fields: (t) => ({
    orders: t.prismaField({
      type: [OrderRef],
      nullable: true,
      description:
        'Orders by their number, with or without #, or the end of it; by four or more digits of the mobile number, with or without India’s prefix; or by a part of the recipient’s name. The best come first, then the newest. Needs the permission `ORDERS` or `REFUNDS`.',
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
        'Products by the beginning of their SKU, then by a search text as of `products`, which knows names and brands; also hidden ones. Needs the permission `CATALOGUE`.',
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
        'Customers by three or more characters of the name or of the e-mail address, or four or more digits of a mobile number, with or without India’s prefix; the latest registration first. Needs the permission `CUSTOMERS`.',
      authScopes: { customers: true },
      resolve: async (query, { text }, _args, { authentication }) => {
        const ids = await searchCustomers(requireViewer(authentication), text);
        return inOrderOf(ids, await db.user.findMany({ ...query, where: { id: { in: ids } } }));
      },
    }),
  }),
});

builder.queryField('adminSearch', (t) =>
  t.field({
    type: AdminSearchRef,
    nullable: true,
    description:
      'Searches orders, products and customers by one text. Needs the permission `CATALOGUE` or `ORDERS` or `REFUNDS` or `CUSTOMERS`.',
    authScopes: SCOPES,
    args: {
      query: t.arg.string({
        required: true,
        description: `The text: 1 to ${MAX_LENGTH} characters.`,
        validate: z
          .string()
          .trim()
          .min(1, 'query is empty')
          .max(MAX_LENGTH, `query can have at most ${MAX_LENGTH} characters`),
      }),
    },
    resolve: (_root, { query }) => ({ text: query.toWellFormed().replaceAll('\0', ' ').trim() }),
  }),
);
