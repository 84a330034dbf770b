import { builder } from '../../../platform/graphql/builder.ts';
import { OrderRef } from '../../orders/order.schema.ts';

const DisputeTypeRef = builder.enumType('DisputeType', {
  description: 'What the bank of the shopper does.',
  values: {
    CHARGEBACK: { description: 'It takes the money back.' },
    INQUIRY: { description: 'It asks for facts, and takes nothing yet.' },
  },
});

const DisputeStatusRef = builder.enumType('DisputeStatus', {
  description: 'The state of a dispute.',
  values: {
    NEEDS_RESPONSE: { description: 'The shop has to answer in the dashboard of the payment provider.' },
    UNDER_REVIEW: { description: 'The bank decides.' },
    WON: { description: 'The shop keeps the money, or has got it back.' },
    LOST: { description: 'The shopper keeps the money.' },
  },
});

const DisputeRef = builder.prismaObject('Dispute', {
  description: 'A dispute of an online payment, which the shopper has opened at the bank.',
  select: { id: true },
  fields: (t) => ({
    type: t.expose('type', { type: DisputeTypeRef, description: 'What the bank does.' }),
    status: t.expose('status', { type: DisputeStatusRef, description: 'The state.' }),
    reason: t.exposeString('reason', {
      description: "The reason in the provider's words, such as `product_not_received`.",
    }),
    amount: t.expose('amountPaise', { type: 'Paise', description: 'The disputed amount.' }),
    evidenceDueAt: t.expose('evidenceDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the shop has to answer; null when there is no such time.',
    }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was won or lost; null before.',
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  disputes: t.field({
    type: [DisputeRef],
    nullable: true,
    description:
      'The disputes of its payment, newest first. While one of them is a `CHARGEBACK` that is not `WON`, the order can be neither refunded nor cancelled. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    select: (_args, _context, nestedSelection) => ({
      payment: {
        select: { disputes: { orderBy: { openedAt: 'desc' }, ...nestedSelection({ select: { id: true } }) } },
      },
    }),
    resolve: ({ payment }) => payment?.disputes ?? [],
  }),
}));
