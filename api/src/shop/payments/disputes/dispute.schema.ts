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
  description: 'The status of a dispute.',
  values: {
    NEEDS_RESPONSE: { description: "The shop has to answer in the provider's dashboard." },
    UNDER_REVIEW: { description: 'The bank decides.' },
    WON: { description: 'The shop keeps the money, or has it back.' },
    LOST: { description: 'The shopper keeps the money.' },
  },
});

const DisputeRef = builder.prismaObject('Dispute', {
  description: "A dispute of an online payment at the shopper's bank.",
  select: { id: true },
  fields: (t) => ({
    type: t.expose('type', { type: DisputeTypeRef, description: 'What the bank does.' }),
    status: t.expose('status', { type: DisputeStatusRef, description: 'Its status.' }),
    reason: t.exposeString('reason', { description: "The provider's word, such as `product_not_received`." }),
    amount: t.expose('amountPaise', { type: 'Paise', description: 'The disputed amount.' }),
    evidenceDueAt: t.expose('evidenceDueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the shop has to answer, if there is such a time.',
    }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'Null before it is won or lost.' }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  disputes: t.field({
    type: [DisputeRef],
    nullable: true,
    description:
      'Newest first. A `CHARGEBACK` that is not `WON` prevents refunds and cancellation. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    select: (_args, _context, nestedSelection) => ({
      payment: {
        select: { disputes: { orderBy: { openedAt: 'desc' }, ...nestedSelection({ select: { id: true } }) } },
      },
    }),
    resolve: ({ payment }) => payment?.disputes ?? [],
  }),
}));
