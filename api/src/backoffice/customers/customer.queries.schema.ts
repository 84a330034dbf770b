import { z } from 'zod';
import { joinById } from '../../shop/catalogue/joinById.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { toConnection, connectionQuery } from '../../platform/graphql/connection.ts';
import { OrderRef } from '../../shop/orders/order.schema.ts';
import { CustomerRef } from './customer.schema.ts';
import { countCustomers, findCustomers } from './findCustomers.ts';

const MAX_SEARCH = 100;

const CustomerSortRef = builder.enumType('CustomerSort', {
  description:
    'The order of customers; those with equal values are ordered by age. What orders and sales add up to is counted again within a minute after they change.',
  values: {
    NEWEST: { description: 'The latest registration first.' },
    MOST_SPENT: { description: 'The largest `amountSpent` first.' },
    MOST_ORDERS: { description: 'The largest `numberOfOrders` first.' },
    LAST_ORDER: { description: 'The latest `lastOrderAt` first; who has ordered nothing comes last.' },
  },
});

const CustomerFilterRef = builder.inputType('CustomerFilter', {
  description: 'The filter of `customers`; a customer must match all of its fields.',
  fields: (t) => ({
    isBlocked: t.boolean({
      description: 'True: blocked from cash on delivery, or suspended; false: neither.',
    }),
    hasNotes: t.boolean({ description: 'True: with notes of staff; false: without any.' }),
  }),
});

builder.queryFields((t) => ({
  customers: t.connection(
    {
      type: CustomerRef,
      nullable: true,
      description: 'All shoppers whose account is not deleted. Needs the permission `CUSTOMERS`.',
      authScopes: { customers: true },
      args: {
        search: t.arg.string({
          description:
            'A part of the name, of the e-mail address, or of a mobile number, which may have spaces and +91 before it.',
          validate: z.string().max(MAX_SEARCH, `search can have at most ${MAX_SEARCH} characters`),
        }),
        filter: t.arg({
          type: CustomerFilterRef,
          description: 'The filter; a customer must match all of its fields.',
        }),
        sort: t.arg({ type: CustomerSortRef, defaultValue: 'NEWEST', description: 'The order of the list.' }),
      },
      resolve: async (_root, { search, filter, sort, ...args }, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'Customer' });
        const viewer = requireViewer(context.authentication);
        const selection = { search: search ?? '', filter: filter ?? {}, sort: sort ?? 'NEWEST' };
        const hits = await findCustomers(viewer, selection, args);
        const users = await db.user.findMany({ ...query, where: { id: { in: hits.map(({ id }) => id) } } });
        return toConnection(joinById(hits, users), args, {
          keysOf: ({ hit: { id, value } }) => (value === null ? [id] : [value, id]),
          nodeOf: ({ row }) => row,
          totalCount: () => countCustomers(viewer, selection),
        });
      },
    },
    { name: 'CustomerConnection', description: 'A list of customers.' },
    { name: 'CustomerEdge', description: 'A customer in a list.' },
  ),
  customer: t.prismaField({
    type: CustomerRef,
    nullable: true,
    description: 'One shopper; null when there is no such account or it is deleted. Needs the permission `CUSTOMERS`.',
    authScopes: { customers: true },
    args: { id: t.arg.globalID({ for: CustomerRef, required: true, description: 'The public id, `cust_…`.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'CUSTOMERS');
      return db.user.findUnique({ ...query, where: { id: id.id, status: { not: 'INACTIVE' } } });
    },
  }),
}));

builder.prismaObjectFields(OrderRef, (t) => ({
  customerId: t.id({
    nullable: true,
    description:
      'The public id of the shopper for `customer`, `cust_…`; null when the account is deleted. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    select: { userId: true, user: { select: { status: true } } },
    resolve: ({ userId, user }) => (user.status === 'INACTIVE' ? null : encodeId('Customer', userId)),
  }),
}));
