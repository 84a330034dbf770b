import { AddressRef } from '../../shop/addresses/address.schema.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { db } from '../../platform/db/client.ts';
import { batchedCount, batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { toNodeConnection } from '../../platform/graphql/connection.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { ORDER_CONNECTION, OrderRef } from '../../shop/orders/order.schema.ts';
import { ORDER_BASE } from '../../shop/orders/orderReaders.schema.ts';
import { readCustomerContacts, type CustomerContact } from './readCustomerContacts.ts';
import { readCustomerFigures, type CustomerFigures } from './customerFigures.ts';

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
  description: 'A shopper, as staff see them. Every account is one that is not deleted, also of staff.',
  id: { field: 'id', description: 'The public id, `cust_…`.' },
  nullable: true,
  authScopes: { customers: true },
  select: { id: true },
  findUnique: (id, context) => ({
    id,
    AND: scopesOf(context).customers ? { status: { not: 'INACTIVE' } } : { id: NIL_UUID },
  }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the account.' }),
    email: t.exposeString('email', { description: 'The e-mail address of the account, in lower case.' }),
    isEmailVerified: t.boolean({
      description: 'Whether the shopper has verified the e-mail address.',
      select: { emailVerifiedAt: true },
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    mobile: t.string({
      nullable: true,
      description:
        'The mobile number of the account, as it was typed, else of the address that was saved last, else of the last order; null without any.',
      select: { mobile: true },
      resolve: async ({ id, mobile }, _args, context) => mobile ?? (await contactOf(context, id)).mobile,
    }),
    city: t.string({
      nullable: true,
      description: 'The city of the address that was saved last, else of the last order; null without either.',
      resolve: async ({ id }, _args, context) => (await contactOf(context, id)).city,
    }),
    isStaff: t.boolean({
      description: 'Whether the account has a role of staff.',
      select: { roleDefinitionId: true },
      resolve: ({ roleDefinitionId }) => roleDefinitionId !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the registration.' }),
    numberOfOrders: t.int({
      description:
        'The number of orders that were placed, without cancelled ones and those that were refunded in full.',
      resolve: async ({ id }, _args, context) => (await figuresOf(context, id)).numberOfOrders,
    }),
    amountSpent: t.field({
      type: 'Paise',
      description:
        'The net sales of the shopper’s orders: what invoices charged, less what credit notes took back. Tax is contained, tips are not; orders count when they leave the shop.',
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
      description: 'When the last of the orders of `numberOfOrders` was placed; null without one.',
      resolve: async ({ id }, _args, context) => (await figuresOf(context, id)).lastOrderAt,
    }),
    addresses: t.relation('addresses', {
      type: AddressRef,
      description: 'The address book, newest first.',
      query: { where: { isActive: true }, orderBy: { id: 'desc' } },
    }),
    orders: t.connection(
      {
        type: OrderRef,
        description: 'The orders in each state, newest first.',
        select: (args, _context, nestedSelection) => ({
          orders: {
            ...keysetPage(args, 'id', 'desc'),
            ...nestedSelection({ select: ORDER_BASE }, ['edges', 'node']),
          },
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
