import { ACTOR_SELECTION, actorOf, ActorRef } from '../../../platform/audit/audit.schema.ts';
import { batchedCount } from '../../../platform/graphql/batchedLoad.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { relationPage } from '../../../platform/graphql/nodePage.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { ProductRef } from '../../catalogue/product.schema.ts';
import { countMovements, stockAfter } from './stockLedger.ts';
import { OrderRef } from '../../orders/order.schema.ts';

const StockReasonRef = builder.enumType('StockReason', {
  description: 'Why a stock changed.',
  values: {
    OPENING_BALANCE: { description: 'The sum of all changes more than nine years ago.' },
    INITIAL: { description: 'The first stock of a new product.' },
    ORDER: { description: 'An order reserved the pieces.' },
    CANCELLATION: { description: 'An order was cancelled or its payment failed.' },
    MANUAL: { description: 'An admin changed it.' },
    IMPORT: { description: 'An import changed it.' },
    RETURN: { description: 'Refunded pieces of an order came back.' },
    WASTE: { description: 'The pieces were discarded.' },
  },
});

/** A row of the stock ledger, for admins. */
const StockMovementRef = builder.prismaNode('StockMovement', {
  description: "A change of a product's stock.",
  id: { field: 'id', description: '`move_…`.' },
  nullable: true,
  authScopes: { catalogue: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).catalogue ? id : NIL_UUID }),
  fields: (t) => ({
    delta: t.exposeInt('delta', { description: 'In pieces; negative when the stock fell.' }),
    balance: t.int({
      description: 'The stock after the change.',
      select: { id: true },
      resolve: ({ id }, _args, context) => batchedCount(context, stockAfter, id),
    }),
    reason: t.expose('reason', { type: StockReasonRef, description: 'The reason.' }),
    note: t.exposeString('note', { nullable: true, description: 'Of the admin or of the system.' }),
    actor: t.field({
      type: ActorRef,
      nullable: true,
      description: 'The admin; null for others and for a deleted account.',
      select: { orderId: true, actor: ACTOR_SELECTION },
      // The ledger does not name the shopper who ordered.
      resolve: ({ orderId, actor }) => (orderId === null ? actorOf(actor) : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it changed.' }),
  }),
});

const STOCK_MOVEMENT_CONNECTION = listOf('StockMovement', StockMovementRef, ['A change of stock', 'changes of stock']);

builder.prismaObjectFields(ProductRef, (t) => ({
  stockMovements: t.connection(
    {
      type: StockMovementRef,
      nullable: true,
      description: 'Newest first; their sum is the stock. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      select: (args, _context, nestedSelection) => ({
        stockMovements: relationPage(args, nestedSelection({ select: { id: true } }, ['edges', 'node'])),
      }),
      resolve: ({ id, stockMovements }, args, context) =>
        toNodeConnection(stockMovements, args, () => batchedCount(context, countMovements, id)),
    },
    ...STOCK_MOVEMENT_CONNECTION,
  ),
}));

builder.prismaObjectFields(StockMovementRef, (t) => ({
  order: t.relation('order', {
    type: OrderRef,
    nullable: true,
    description: 'The order that took the stock or gave it back.',
  }),
}));
