import { builder } from '../graphql/builder.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { UserRef } from '../identity/user.schema.ts';
import { owedRefunds, REFUNDS_FOR_OWED } from './owedRefunds.ts';

const PaymentStatusRef = builder.enumType('PaymentStatus', {
  description: 'How a payment stands.',
  values: {
    PENDING: { description: 'Not paid yet.' },
    PAID: { description: 'Paid.' },
    FAILED: { description: 'Declined, or not made in time.' },
    CANCELLED: { description: 'Not waited for any more, because the order was cancelled.' },
    PARTIALLY_REFUNDED: { description: 'Paid, and some of it paid back.' },
    REFUNDED: { description: 'Paid back in full.' },
  },
});

const RefundStatusRef = builder.enumType('RefundStatus', {
  description: 'How a refund stands.',
  values: {
    PENDING: { description: 'On its way.' },
    SUCCEEDED: { description: 'Paid back. A bank may take some days to show it.' },
    FAILED: { description: 'The payment provider refused it.' },
  },
});

const RefundReasonRef = builder.enumType('RefundReason', {
  description: 'What a refund is for.',
  values: {
    CANCELLED: { description: 'The order was cancelled.' },
    SHORT: { description: 'Pieces were missing when the order was packed.' },
    RETURNED: { description: 'The shop paid back some of what it delivered.' },
    LATE_PAYMENT: { description: 'The money came when the order could not be had any more.' },
    PROVIDER: { description: "Made at the payment provider's." },
  },
});

const RefundRef = builder.prismaObject('Refund', {
  description: 'Money that goes back.',
  select: { id: true },
  fields: (t) => ({
    amount: t.field({
      type: 'Paise',
      description: 'How much.',
      select: { amountPaise: true },
      resolve: ({ amountPaise }) => Number(amountPaise),
    }),
    reason: t.expose('reason', { type: RefundReasonRef, description: 'What for.' }),
    status: t.expose('status', { type: RefundStatusRef, description: 'How it stands.' }),
    note: t.exposeString('note', { nullable: true, description: 'A word about it, if there is one.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    settledAt: t.expose('settledAt', { type: 'DateTime', nullable: true, description: 'When it succeeded or failed.' }),
  }),
});

const OLDEST_FIRST = { orderBy: { id: 'asc' } } as const;

const PaymentRef = builder.prismaObject('Payment', {
  description: 'How an order is paid.',
  select: { id: true },
  fields: (t) => ({
    status: t.expose('status', { type: PaymentStatusRef, description: 'How it stands.' }),
    amount: t.field({
      type: 'Paise',
      description: 'What is to be paid; once it is paid, what came.',
      select: { amountPaise: true },
      resolve: ({ amountPaise }) => Number(amountPaise),
    }),
    refunded: t.field({
      type: 'Paise',
      description: 'What was paid back or is on its way back.',
      select: { refundedPaise: true },
      resolve: ({ refundedPaise }) => Number(refundedPaise),
    }),
    owed: t.field({
      type: 'Paise',
      description: 'What should have gone back and has not, because the payment provider refused it; 0 as a rule.',
      select: {
        paidAt: true,
        method: true,
        amountPaise: true,
        refundedPaise: true,
        order: { select: { status: true } },
        refunds: REFUNDS_FOR_OWED,
      },
      resolve: ({ order, ...payment }) =>
        Number(owedRefunds(order.status, payment).reduce((sum, { amountPaise }) => sum + amountPaise, 0n)),
    }),
    url: t.field({
      type: 'String',
      nullable: true,
      description: 'The hosted page to pay on; null where nothing can be paid there, or not any more.',
      select: { status: true, sessionUrl: true },
      resolve: ({ status, sessionUrl }) => (status === 'PENDING' ? sessionUrl : null),
    }),
    sessionId: t.field({
      type: 'String',
      nullable: true,
      description: "The payment provider's id of the hosted page, for clients that open it by that.",
      select: { status: true, providerSessionId: true },
      resolve: ({ status, providerSessionId }) => (status === 'PENDING' ? providerSessionId : null),
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the hosted page can be paid on.',
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When the money came.' }),
    refunds: t.relation('refunds', {
      type: RefundRef,
      description: 'What went back, oldest first.',
      query: OLDEST_FIRST,
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  payment: t.relation('payment', {
    type: PaymentRef,
    nullable: false,
    onNull: 'error',
    description: 'How it is paid.',
  }),
}));

builder.prismaObjectFields(UserRef, (t) => ({
  unpaidOrder: t.field({
    type: OrderRef,
    nullable: true,
    description: 'Their order that waits for an online payment; there is one at most. It holds its stock meanwhile.',
    select: (_args, _context, nestedSelection) => ({
      orders: { where: { status: 'PENDING_PAYMENT' }, take: 1, ...nestedSelection({ select: { id: true } }) },
    }),
    resolve: ({ orders }) => orders[0] ?? null,
  }),
}));

interface OnlinePayment {
  isTest: boolean;
  publishableKey: string | null;
}

const OnlinePaymentRef = builder.objectRef<OnlinePayment>('OnlinePayment').implement({
  description: 'How the shop takes payments online.',
  fields: (t) => ({
    isTest: t.exposeBoolean('isTest', { description: 'Whether payments are only played, and no money moves.' }),
    publishableKey: t.exposeString('publishableKey', {
      nullable: true,
      description: "The payment provider's key for clients that draw their own payment form.",
    }),
  }),
});

builder.queryField('onlinePayment', (t) =>
  t.field({
    type: OnlinePaymentRef,
    nullable: true,
    description: 'How the shop takes payments online; null when it takes cash alone.',
    resolve: (_root, _args, { payments }) =>
      payments.name === 'none' ? null : { isTest: payments.name === 'test', publishableKey: payments.publishableKey },
  }),
);
