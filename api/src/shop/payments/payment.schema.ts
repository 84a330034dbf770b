import { builder } from '../../platform/graphql/builder.ts';
import { ACTOR_SELECTION, actorOf, ActorRef } from '../../platform/audit/audit.schema.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { ORDER_BASE, orderReaders } from '../orders/orderReaders.schema.ts';
import { UserRef } from '../identity/user.schema.ts';
import { CASH_TO_COLLECT, ROUND_OFF } from '../cash/cashToCollect.schema.ts';
import { LATE_PAYMENT_WINDOW_MS } from './placeUnpaidOrder.ts';
import { outstandingRefunds, REFUNDS_WITH_LINES } from '../refunds/outstandingRefunds.ts';

const PaymentStatusRef = builder.enumType('PaymentStatus', {
  description: 'Whether an order is paid.',
  values: {
    PENDING: { description: 'It is outstanding.' },
    PAID: { description: 'It is complete.' },
    FAILED: { description: 'It was declined, or its session expired.' },
    CANCELLED: { description: 'The order was cancelled before the payment.' },
    PARTIALLY_REFUNDED: { description: 'A part was refunded.' },
    REFUNDED: { description: 'It was refunded in full.' },
  },
});

const PaymentFailureReasonRef = builder.enumType('PaymentFailureReason', {
  description: 'Why an online payment failed.',
  values: {
    DECLINED: { description: 'By the bank or the provider. Nothing was charged.' },
    EXPIRED: { description: 'It was not made in time. Nothing was charged.' },
  },
});

const RefundStatusRef = builder.enumType('RefundStatus', {
  description: 'Whether a refund has reached the shopper.',
  values: {
    PENDING: { description: 'It is requested, and not completed.' },
    SUCCEEDED: { description: 'It is completed; a bank can take some days to show it.' },
    FAILED: { description: 'The provider or a bank rejected it; its store credit stays with the shopper.' },
  },
});

const RefundReasonRef = builder.enumType('RefundReason', {
  description: 'The reason of a refund.',
  values: {
    CANCELLED: { description: 'The order was cancelled.' },
    MISSING: { description: 'Pieces were missing at packing.' },
    RETURNED: { description: 'Delivered pieces were refunded, such as spoiled ones.' },
    LATE_PAYMENT: { description: 'The payment came too late, or with another amount.' },
    PROVIDER: { description: "The refund was made in the provider's dashboard." },
  },
});

export const RefundMethodRef = builder.enumType('RefundMethod', {
  description: 'How a refund reaches the shopper.',
  values: {
    ORIGINAL_PAYMENT: { description: 'As the order was paid.' },
    CASH: { description: 'The shop hands over cash.' },
    STORE_CREDIT: { description: "It is added to the shopper's store credit." },
  },
});

export const RefundRef = builder.prismaObject('Refund', {
  description: 'A refund of an order.',
  select: { id: true },
  fields: (t) => ({
    amount: t.field({
      type: 'Paise',
      description: 'With its store credit and its round off.',
      select: { amountPaise: true, storeCreditPaise: true, roundOffPaise: true },
      resolve: ({ amountPaise, storeCreditPaise, roundOffPaise }) =>
        Number(amountPaise + storeCreditPaise + roundOffPaise),
    }),
    storeCredit: t.field({
      type: 'Paise',
      description: "The part that is added to the shopper's store credit.",
      select: { method: true, amountPaise: true, storeCreditPaise: true, roundOffPaise: true },
      resolve: ({ method, amountPaise, storeCreditPaise, roundOffPaise }) =>
        Number(method === 'STORE_CREDIT' ? amountPaise + storeCreditPaise + roundOffPaise : storeCreditPaise),
    }),
    roundOff: t.expose('roundOffPaise', {
      type: 'Paise',
      description: 'What makes `amount` whole rupees where cash is paid; negative when less is refunded.',
    }),
    reason: t.expose('reason', { type: RefundReasonRef, description: 'The reason.' }),
    method: t.field({
      type: RefundMethodRef,
      description: 'For all but `storeCredit`; never `ORIGINAL_PAYMENT` for an order that was paid in cash.',
      select: { method: true, payment: { select: { method: true } } },
      resolve: ({ method, payment }) =>
        method === 'ORIGINAL_PAYMENT' && payment.method === 'CASH_ON_DELIVERY' ? 'CASH' : method,
    }),
    status: t.expose('status', { type: RefundStatusRef, description: 'Whether it has reached the shopper.' }),
    note: t.exposeString('note', { nullable: true, description: 'By the shop, for the shopper.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
    actor: t.field({
      type: ActorRef,
      nullable: true,
      description:
        'The member of staff who requested it; null for others and for a deleted account. Needs the permission `ORDERS` or `REFUNDS`.',
      authScopes: { orders: true, refunds: true },
      select: { actor: ACTOR_SELECTION, payment: { select: { order: { select: { userId: true } } } } },
      resolve: ({ actor, payment }) => (actor?.id === payment.order.userId ? null : actorOf(actor)),
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null before it succeeded or failed.',
    }),
  }),
});

const OLDEST_FIRST = { orderBy: { id: 'asc' } } as const;

const PaymentRef = builder.prismaObject('Payment', {
  description: 'The payment of an order.',
  select: { id: true },
  fields: (t) => ({
    status: t.expose('status', { type: PaymentStatusRef, description: 'Whether the order is paid.' }),
    failureReason: t.expose('failureReason', {
      type: PaymentFailureReasonRef,
      nullable: true,
      description: 'Null unless `status` is `FAILED`, and when the provider did not answer.',
    }),
    amount: t.expose('amountPaise', {
      type: 'Paise',
      description: 'What is due or was paid, beside `storeCredit` and `Order.roundOff`.',
    }),
    refunded: t.field({
      type: 'Paise',
      description: 'The sum of all completed and requested refunds.',
      select: { refundedPaise: true, refundedStoreCreditPaise: true, refundedRoundOffPaise: true },
      resolve: ({ refundedPaise, refundedStoreCreditPaise, refundedRoundOffPaise }) =>
        Number(refundedPaise + refundedStoreCreditPaise + refundedRoundOffPaise),
    }),
    storeCredit: t.expose('storeCreditPaise', {
      type: 'Paise',
      description: 'What store credit pays beside `amount`.',
    }),
    refundOutstanding: t.field({
      type: 'Paise',
      description: 'The sum of rejected refunds, which `orderRetryRefunds` requests again.',
      select: {
        paidAt: true,
        method: true,
        amountPaise: true,
        refundedPaise: true,
        order: { select: { status: true } },
        refunds: REFUNDS_WITH_LINES,
      },
      resolve: ({ order, ...payment }) =>
        Number(outstandingRefunds(order.status, payment).reduce((sum, { amountPaise }) => sum + amountPaise, 0n)),
    }),
    url: t.string({
      nullable: true,
      description: 'The hosted payment page; null unless an online payment is outstanding.',
      select: { status: true, sessionUrl: true },
      resolve: ({ status, sessionUrl }) => (status === 'PENDING' ? sessionUrl : null),
    }),
    sessionId: t.string({
      nullable: true,
      description: "The provider's id of the payment session; null unless an online payment is outstanding.",
      select: { status: true, providerSessionId: true },
      resolve: ({ status, providerSessionId }) => (status === 'PENDING' ? providerSessionId : null),
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the payment session expires.',
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'Null until then.' }),
    refunds: t.relation('refunds', { type: RefundRef, description: 'Oldest first.', query: OLDEST_FIRST }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  payment: t.relation('payment', {
    type: PaymentRef,
    nullable: false,
    onNull: 'error',
    description: 'The payment of the order.',
    authScopes: orderReaders,
  }),
  cashToCollect: t.field(CASH_TO_COLLECT),
  roundOff: t.field(ROUND_OFF),
  canSwitchToCash: t.boolean({
    description:
      'Whether `paymentSwitchToCash` can place it: while it is unpaid, and after a failed payment for two hours from its creation.',
    select: { status: true, createdAt: true, payment: { select: { paidAt: true } } },
    resolve: ({ status, createdAt, payment }) => {
      if (payment?.paidAt) return false;
      const isRecent = Date.now() - createdAt.getTime() < LATE_PAYMENT_WINDOW_MS;
      return status === 'PENDING_PAYMENT' || (status === 'PAYMENT_FAILED' && isRecent);
    },
  }),
}));

builder.prismaObjectFields(UserRef, (t) => ({
  unpaidOrder: t.field({
    type: OrderRef,
    nullable: true,
    description: 'The order whose online payment is outstanding; there is at most one.',
    select: (_args, _context, nestedSelection) => ({
      orders: { where: { status: 'PENDING_PAYMENT' }, take: 1, ...nestedSelection({ select: ORDER_BASE }) },
    }),
    resolve: ({ orders }) => orders[0] ?? null,
  }),
}));

interface OnlinePayment {
  isSandbox: boolean;
  publishableKey: string | null;
}

const OnlinePaymentRef = builder.objectRef<OnlinePayment>('OnlinePayment').implement({
  description: 'The settings of online payment.',
  fields: (t) => ({
    isSandbox: t.exposeBoolean('isSandbox', {
      description: 'Whether a sandbox takes the payments, so that no money moves.',
    }),
    publishableKey: t.exposeString('publishableKey', {
      nullable: true,
      description: "The provider's publishable key, if there is one.",
    }),
  }),
});

builder.queryField('onlinePayment', (t) =>
  t.field({
    type: OnlinePaymentRef,
    nullable: true,
    description: 'Null when the shop accepts cash only. Public.',
    resolve: (_root, _args, { payments }) =>
      payments.name === 'none'
        ? null
        : { isSandbox: payments.name === 'sandbox', publishableKey: payments.publishableKey },
  }),
);
