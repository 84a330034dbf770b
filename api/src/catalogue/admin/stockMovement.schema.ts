import { batchedCount } from '../../graphql/batchedCount.ts';
import { builder } from '../../graphql/builder.ts';
import { keysetPage, toConnection } from '../../graphql/connection.ts';
import { NOBODY } from '../../graphql/nobody.ts';
import { scopesOf } from '../../graphql/scopes.ts';
import { ProductRef } from '../product.schema.ts';
import { countMovements, stockAfter } from './stockLedger.ts';

const StockReasonRef = builder.enumType('StockReason', {
  description: 'Why a stock changed.',
  values: {
    INITIAL: { description: 'The product came into the shop with it.' },
    ORDER: { description: 'An order took it.' },
    CANCEL: { description: 'An order that came to nothing gave it back.' },
    MANUAL: { description: 'An admin changed it.' },
    IMPORT: { description: 'An import changed it.' },
  },
});

/** A row of the stock ledger, for admins. */
export const StockMovementRef = builder.prismaNode('StockMovement', {
  description: "A change of a product's stock.",
  id: { field: 'id', description: 'The public id, `move_…`.' },
  nullable: true,
  authScopes: { admin: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).admin ? id : NOBODY }),
  fields: (t) => ({
    delta: t.exposeInt('delta', { description: 'By how many pieces; negative: fewer.' }),
    balance: t.int({
      description: 'The stock after it.',
      select: { id: true },
      resolve: ({ id }, _args, context) => batchedCount(context, stockAfter, id),
    }),
    reason: t.expose('reason', { type: StockReasonRef, description: 'Why.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'What whoever did it wrote about it, or the system did.',
    }),
    actorName: t.string({
      nullable: true,
      description: 'Who did it; null for orders, for the system and for people who are gone.',
      select: { orderId: true, actor: { select: { name: true, status: true } } },
      // Who has ordered is nobody's business here.
      resolve: ({ orderId, actor }) =>
        orderId === null && actor?.status !== 'INACTIVE' ? (actor?.name ?? null) : null,
    }),
    orderNumber: t.int({
      nullable: true,
      description: 'The number of the order it belongs to.',
      select: { order: { select: { number: true } } },
      resolve: ({ order }) => order?.number ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

const StockMovementEdge = builder.edgeObject({
  name: 'StockMovementEdge',
  description: 'A change of stock in a list.',
  type: StockMovementRef,
});

const StockMovementConnection = builder.connectionObject(
  { name: 'StockMovementConnection', description: 'A list of changes of stock.', type: StockMovementRef },
  StockMovementEdge,
);

builder.prismaObjectFields(ProductRef, (t) => ({
  stockMovements: t.connection(
    {
      type: StockMovementRef,
      description: 'The ledger of its stock, newest first; its stock is the sum. Admins only.',
      authScopes: { admin: true },
      select: (args, _context, nestedSelection) => ({
        stockMovements: {
          ...keysetPage(args, 'id', 'desc'),
          ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
        },
      }),
      resolve: ({ id, stockMovements }, args, context) =>
        toConnection(stockMovements, args, {
          keysOf: (movement) => [movement.id],
          nodeOf: (movement) => movement,
          totalCount: () => batchedCount(context, countMovements, id),
        }),
    },
    StockMovementConnection,
    StockMovementEdge,
  ),
}));
