import { z } from 'zod';
import { AddressRef } from '../../shop/addresses/address.schema.ts';
import { NomineeRef } from '../../shop/privacy/consent.schema.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { db } from '../../platform/db/client.ts';
import { batchedCount, batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { toNodeConnection, toConnection, connectionQuery } from '../../platform/graphql/connection.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { ORDER_CONNECTION, OrderRef } from '../../shop/orders/order.schema.ts';
import { ORDER_BASE } from '../../shop/orders/orderReaders.schema.ts';
import {
  readCustomerContacts,
  type CustomerContact,
  readCustomerFigures,
  type CustomerFigures,
} from './customerFigures.ts';
import { joinById } from '../../shop/catalogue/joinById.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { countCustomers, findCustomers } from './findCustomers.ts';

const MAX_SEARCH = 100;

const NO_ORDERS: CustomerFigures = { numberOfOrders: 0, amountSpent: 0, amountRefunded: 0, lastOrderAt: null };

async function figuresOf(context: object, userId: string): Promise<CustomerFigures> {
  return (await batchedLoad(context, { key: readCustomerFigures, batch: readCustomerFigures }, userId)) ?? NO_ORDERS;
}

async function contactOf(context: object, userId: string): Promise<CustomerContact> {
  const contact = await batchedLoad(context, { key: readCustomerContacts, batch: readCustomerContacts }, userId);
  return contact ?? { city: null, mobile: null };
}

/** A shopper: the row of the user, as those see it who have the permission `CUSTOMERS`. */
export const CustomerRef = builder.prismaNode('User', {
  variant: 'Customer',
  description: 'An account, as staff see it. Staff are customers too.',
  id: { field: 'id', description: 'The public id, `cust_…`.' },
  nullable: true,
  authScopes: { customers: true },
  select: { id: true },
  findUnique: (id, context) => ({
    id,
    AND: scopesOf(context).customers ? { status: { not: 'INACTIVE' } } : { id: NIL_UUID },
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    email: t.exposeString('email', { description: 'In lower case.' }),
    isEmailVerified: t.boolean({
      description: 'Whether the e-mail address is verified.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    mobile: t.string({
      nullable: true,
      description: 'As it was typed; else that of the last address, else of the last order.',
      select: { mobile: true },
      resolve: async ({ id, mobile }, _args, context) => mobile ?? (await contactOf(context, id)).mobile,
    }),
    city: t.string({
      nullable: true,
      description: 'Of the last address, else of the last order.',
      resolve: async ({ id }, _args, context) => (await contactOf(context, id)).city,
    }),
    isStaff: t.boolean({
      description: 'Whether the account has a role of staff.',
      select: { roleDefinitionId: true },
      resolve: ({ roleDefinitionId }) => roleDefinitionId !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    numberOfOrders: t.int({
      description: 'Without cancelled orders and those that were refunded in full.',
      resolve: async ({ id }, _args, context) => (await figuresOf(context, id)).numberOfOrders,
    }),
    amountSpent: t.field({
      type: 'Paise',
      description: 'What invoices charged less what credit notes took back, tax included and tips left out.',
      resolve: async ({ id }, _args, context) => (await figuresOf(context, id)).amountSpent,
    }),
    amountRefunded: t.field({
      type: 'Paise',
      description: 'What credit notes took back.',
      resolve: async ({ id }, _args, context) => (await figuresOf(context, id)).amountRefunded,
    }),
    lastOrderAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the last order of `numberOfOrders` was placed.',
      resolve: async ({ id }, _args, context) => (await figuresOf(context, id)).lastOrderAt,
    }),
    nominee: t.field({
      type: NomineeRef,
      nullable: true,
      description: 'Who may exercise their rights after their death or incapacity; null when no one is named.',
      select: { nominee: true },
      resolve: ({ nominee }) => nominee,
    }),
    addresses: t.relation('addresses', {
      type: AddressRef,
      description: 'Newest first.',
      query: { where: { isActive: true }, orderBy: { id: 'desc' } },
    }),
    orders: t.connection(
      {
        type: OrderRef,
        description: 'Orders of all states, newest first.',
        select: (args, _context, nestedSelection) => ({
          orders: { ...keysetPage(args, 'id', 'desc'), ...nestedSelection({ select: ORDER_BASE }, ['edges', 'node']) },
        }),
        resolve: ({ id, orders }, args, context) =>
          toNodeConnection(orders, args, () => batchedCount(context, countOrdersByUser, id)),
      },
      ...ORDER_CONNECTION,
    ),
  }),
});

async function countOrdersByUser(userIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.order.groupBy({ by: ['userId'], where: { userId: { in: [...userIds] } }, _count: true });
  return new Map(groups.map(({ userId, _count }) => [userId, _count]));
}

const CustomerSortRef = builder.enumType('CustomerSort', {
  description: 'The order of customers, then by age. Sums follow a change within a minute.',
  values: {
    NEWEST: { description: 'By registration, the latest first.' },
    MOST_SPENT: { description: 'The largest `amountSpent` first.' },
    MOST_ORDERS: { description: 'The largest `numberOfOrders` first.' },
    LAST_ORDER: { description: 'The latest `lastOrderAt` first.' },
  },
});

const CustomerFilterRef = builder.inputType('CustomerFilter', {
  description: 'All given conditions apply.',
  fields: (t) => ({
    isBlocked: t.boolean({ description: 'Blocked from cash on delivery, or suspended.' }),
    hasNotes: t.boolean({ description: 'With notes of staff.' }),
  }),
});

builder.queryFields((t) => ({
  customers: t.connection(
    {
      type: CustomerRef,
      nullable: true,
      description: 'All accounts that are not deleted. Needs the permission `CUSTOMERS`.',
      authScopes: { customers: true },
      args: {
        search: t.arg.string({
          description: 'A part of the name, the e-mail address or a mobile number, with or without +91.',
          validate: z.string().max(MAX_SEARCH, `search can have at most ${MAX_SEARCH} characters`),
        }),
        filter: t.arg({ type: CustomerFilterRef, description: 'The filter.' }),
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
    description: 'Null for a deleted account. Needs the permission `CUSTOMERS`.',
    authScopes: { customers: true },
    args: { id: t.arg.globalID({ for: CustomerRef, required: true, description: 'The customer.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'CUSTOMERS');
      return db.user.findUnique({ ...query, where: { id: id.id, status: { not: 'INACTIVE' } } });
    },
  }),
}));

builder.prismaObjectFields(OrderRef, (t) => ({
  customerId: t.id({
    nullable: true,
    description: 'The id of the `Customer`; null for a deleted account. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    select: { userId: true, user: { select: { status: true } } },
    resolve: ({ userId, user }) => (user.status === 'INACTIVE' ? null : encodeId('Customer', userId)),
  }),
}));
