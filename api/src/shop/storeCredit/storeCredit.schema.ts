import { ACTOR_SELECTION, actorOf, ActorRef } from '../../platform/audit/audit.schema.ts';
import { nodePage } from '../../platform/graphql/nodePage.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { viewerIdOrNil } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { UserRef } from '../identity/user.schema.ts';

const StoreCreditEventRef = builder.enumType('StoreCreditEvent', {
  description: 'Why a balance changed.',
  values: {
    ADJUSTMENT: { description: 'Staff added or removed an amount.' },
    ORDER_PAYMENT: { description: 'It was used for an order.' },
    ORDER_REFUND: { description: 'An order was refunded.' },
    ORDER_CANCELLATION: { description: 'An order was cancelled before it was paid.' },
    PAYMENT_FAILURE: { description: 'The rest of an order was not paid.' },
    ITEMS_UNAVAILABLE: { description: 'Missing pieces cost more than was to be paid in cash.' },
  },
});

const StoreCreditTransactionRef = builder.prismaNode('StoreCreditTransaction', {
  description: 'A change of a balance of store credit; it never changes.',
  id: { field: 'id', description: '`sctx_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, userId: viewerIdOrNil(authentication) }),
  fields: (t) => ({
    event: t.expose('event', { type: StoreCreditEventRef, description: 'Why the balance changed.' }),
    amount: t.expose('amountPaise', { type: 'Paise', description: 'Negative where it was used or removed.' }),
    balanceAfter: t.expose('balanceAfterPaise', { type: 'Paise', description: 'The balance after it.' }),
    orderId: t.id({
      nullable: true,
      description: '`order_…`; null for an adjustment.',
      select: { orderId: true },
      resolve: ({ orderId }) => orderId && encodeId('Order', orderId),
    }),
    orderNumber: t.int({
      nullable: true,
      description: 'Null for an adjustment.',
      select: { order: { select: { number: true } } },
      resolve: ({ order }) => order?.number,
    }),
    note: t.exposeString('note', { nullable: true, description: 'By the shop, for the shopper.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    actor: t.field({
      type: ActorRef,
      nullable: true,
      description:
        'The member of staff; null for others and for a deleted account. Needs the permission `REFUNDS` or `CUSTOMERS`.',
      authScopes: { customers: true, refunds: true },
      select: { userId: true, actor: ACTOR_SELECTION },
      resolve: ({ userId, actor }) => (actor?.id === userId ? null : actorOf(actor)),
    }),
  }),
});

const STORE_CREDIT_TRANSACTION_CONNECTION = listOf('StoreCreditTransaction', StoreCreditTransactionRef, [
  'A transaction of store credit',
  'transactions of store credit',
]);

export const [, StoreCreditTransactionEdge] = STORE_CREDIT_TRANSACTION_CONNECTION;

export const StoreCreditAccountRef = builder
  .objectRef<{ userId: string; balancePaise: bigint }>('StoreCreditAccount')
  .implement({
    description: 'What pays for orders beside other payments. It does not expire.',
    fields: (t) => ({
      balance: t.expose('balancePaise', { type: 'Paise', description: 'What is left.' }),
      transactions: t.connection(
        {
          type: StoreCreditTransactionRef,
          description: 'Newest first.',
          resolve: ({ userId }, args, context, info) =>
            nodePage(
              { args, context, info, typeName: 'StoreCreditTransaction', select: { id: true } },
              {
                where: { userId },
                find: (query) => db.storeCreditTransaction.findMany(query),
                count: (query) => db.storeCreditTransaction.count(query),
              },
            ),
        },
        ...STORE_CREDIT_TRANSACTION_CONNECTION,
      ),
    }),
  });

/** The field `storeCredit` of the types of a user. */
export const STORE_CREDIT = {
  type: StoreCreditAccountRef,
  description: 'The store credit.',
  select: { storeCredit: { select: { balancePaise: true } } },
  resolve: ({ id, storeCredit }: { id: string; storeCredit: { balancePaise: bigint } | null }) => ({
    userId: id,
    balancePaise: storeCredit?.balancePaise ?? 0n,
  }),
} as const;

builder.prismaObjectFields(UserRef, (t) => ({ storeCredit: t.field(STORE_CREDIT) }));
