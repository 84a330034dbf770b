import { builder } from '../../platform/graphql/builder.ts';
import { ACTOR_SELECTION, actorOf, ActorRef } from '../../platform/audit/audit.schema.ts';
import { OrderRef } from '../orders/order.schema.ts';
import { ORDER_BASE, orderReaders } from '../orders/orderReaders.schema.ts';
import { UserRef } from '../identity/user.schema.ts';
import { CASH_TO_COLLECT, ROUND_OFF } from '../cash/cashToCollect.schema.ts';
import { LATE_PAYMENT_WINDOW_MS } from './isStillFulfillable.ts';
import { outstandingRefunds, REFUNDS_WITH_LINES } from '../refunds/outstandingRefunds.ts';

const PaymentStatusRef = builder.enumType('PaymentStatus', {
  description: 'The state of a payment.',
  values: {
    PENDING: { description: 'The payment is outstanding.' },
    PAID: { description: 'The payment is complete.' },
    FAILED: { description: 'The payment was declined, or its session expired.' },
    CANCELLED: { description: 'The order was cancelled before the payment.' },
    PARTIALLY_REFUNDED: { description: 'A part of the payment was refunded.' },
    REFUNDED: { description: 'The payment was refunded in full.' },
  },
});

const PaymentFailureReasonRef = builder.enumType('PaymentFailureReason', {
  description: 'Why an online payment failed.',
  values: {
    DECLINED: { description: "The shopper's bank or the payment provider declined it. Nothing was charged." },
    EXPIRED: { description: 'It was not made in time. Nothing was charged.' },
  },
});

const RefundStatusRef = builder.enumType('RefundStatus', {
  description: 'The state of a refund.',
  values: {
    PENDING: { description: 'The refund is requested, and the provider has not completed it.' },
    SUCCEEDED: {
      description:
        'The provider has refunded the amount, which a bank can take some days to show; or the shop refunds it in cash or as store credit.',
    },
    FAILED: {
      description: 'The payment provider or a bank rejected the refund; its store credit stays with the shopper.',
    },
  },
});

const RefundReasonRef = builder.enumType('RefundReason', {
  description: 'The reason of a refund.',
  values: {
    CANCELLED: { description: 'The order was cancelled.' },
    MISSING: { description: 'Pieces were missing when the order was packed.' },
    RETURNED: { description: 'The shop refunded delivered pieces, such as spoiled ones.' },
    LATE_PAYMENT: { description: 'The payment arrived after the order could be fulfilled, or with another amount.' },
    PROVIDER: { description: "The shop made the refund in the payment provider's dashboard." },
  },
});

/** How refunds reach shoppers. */
export const RefundMethodRef = builder.enumType('RefundMethod', {
  description: 'How a refund reaches the shopper.',
  values: {
    ORIGINAL_PAYMENT: {
      description: 'As the order was paid: by the payment provider, or in cash for an order that was paid in cash.',
    },
    CASH: { description: 'The shop hands over cash.' },
    STORE_CREDIT: { description: 'The amount is added to the store credit of the shopper.' },
  },
});

/** A refund of a payment. */
export const RefundRef = builder.prismaObject('Refund', {
  description: 'A refund of an order.',
  select: { id: true },
  fields: (t) => ({
    amount: t.field({
      type: 'Paise',
      description: 'The refunded amount, with its store credit and its round off.',
      select: { amountPaise: true, storeCreditPaise: true, roundOffPaise: true },
      resolve: ({ amountPaise, storeCreditPaise, roundOffPaise }) =>
        Number(amountPaise + storeCreditPaise + roundOffPaise),
    }),
    storeCredit: t.field({
      type: 'Paise',
      description:
        'What of it is added to the store credit of the shopper: all of it for the method `STORE_CREDIT`, else what store credit had paid and the other payment does not cover.',
      select: { method: true, amountPaise: true, storeCreditPaise: true, roundOffPaise: true },
      resolve: ({ method, amountPaise, storeCreditPaise, roundOffPaise }) =>
        Number(method === 'STORE_CREDIT' ? amountPaise + storeCreditPaise + roundOffPaise : storeCreditPaise),
    }),
    roundOff: t.field({
      type: 'Paise',
      description:
        'What makes `amount` whole rupees, for a refund in cash and for an order that was paid in cash; negative when less is refunded.',
      select: { roundOffPaise: true },
      resolve: ({ roundOffPaise }) => Number(roundOffPaise),
    }),
    reason: t.expose('reason', { type: RefundReasonRef, description: 'The reason.' }),
    method: t.field({
      type: RefundMethodRef,
      description:
        'How the shopper gets the money, but for its `storeCredit`; never `ORIGINAL_PAYMENT` for an order that was paid in cash.',
      select: { method: true, payment: { select: { method: true } } },
      resolve: ({ method, payment }) =>
        method === 'ORIGINAL_PAYMENT' && payment.method === 'CASH_ON_DELIVERY' ? 'CASH' : method,
    }),
    status: t.expose('status', { type: RefundStatusRef, description: 'The state of the refund.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'A note by the shop, which the shopper can read; null when there is none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was requested.' }),
    actor: t.field({
      type: ActorRef,
      nullable: true,
      description:
        'The member of staff who requested it; null for others, for the system and for a deleted account. Needs the permission `ORDERS` or `REFUNDS`.',
      authScopes: { orders: true, refunds: true },
      select: { actor: ACTOR_SELECTION, payment: { select: { order: { select: { userId: true } } } } },
      resolve: ({ actor, payment }) => (actor?.id === payment.order.userId ? null : actorOf(actor)),
    }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it succeeded or failed; null before.',
    }),
  }),
});

const OLDEST_FIRST = { orderBy: { id: 'asc' } } as const;

const PaymentRef = builder.prismaObject('Payment', {
  description: 'The payment of an order.',
  select: { id: true },
  fields: (t) => ({
    status: t.expose('status', { type: PaymentStatusRef, description: 'The state of the payment.' }),
    failureReason: t.expose('failureReason', {
      type: PaymentFailureReasonRef,
      nullable: true,
      description:
        'Why the online payment failed; null unless `status` is `FAILED`, and when the provider did not answer.',
    }),
    amount: t.field({
      type: 'Paise',
      description:
        'The amount due beside `storeCredit`; after the payment, the amount that was paid. In cash, `Order.roundOff` is added.',
      select: { amountPaise: true },
      resolve: ({ amountPaise }) => Number(amountPaise),
    }),
    refunded: t.field({
      type: 'Paise',
      description: 'The sum of all completed and requested refunds, with those of store credit and their round off.',
      select: { refundedPaise: true, refundedStoreCreditPaise: true, refundedRoundOffPaise: true },
      resolve: ({ refundedPaise, refundedStoreCreditPaise, refundedRoundOffPaise }) =>
        Number(refundedPaise + refundedStoreCreditPaise + refundedRoundOffPaise),
    }),
    storeCredit: t.field({
      type: 'Paise',
      description:
        'What store credit pays of the order beside `amount`; 0 again when the order is cancelled before it is paid.',
      select: { storeCreditPaise: true },
      resolve: ({ storeCreditPaise }) => Number(storeCreditPaise),
    }),
    refundOutstanding: t.field({
      type: 'Paise',
      description:
        'The sum of rejected refunds that were not requested again; usually 0. Admins retry them by `orderRetryRefunds`.',
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
    url: t.field({
      type: 'String',
      nullable: true,
      description: 'The URL of the hosted payment page; null unless an online payment is outstanding.',
      select: { status: true, sessionUrl: true },
      resolve: ({ status, sessionUrl }) => (status === 'PENDING' ? sessionUrl : null),
    }),
    sessionId: t.field({
      type: 'String',
      nullable: true,
      description:
        "The payment provider's id of the payment session, for clients that open it with the provider's library; null unless an online payment is outstanding.",
      select: { status: true, providerSessionId: true },
      resolve: ({ status, providerSessionId }) => (status === 'PENDING' ? providerSessionId : null),
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the payment session expires.',
    }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the payment completed; null before.',
    }),
    refunds: t.relation('refunds', {
      type: RefundRef,
      description: 'The refunds, oldest first.',
      query: OLDEST_FIRST,
    }),
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
      'Whether the shopper can pay it in cash on delivery instead of online, by `paymentSwitchToCash`: while its payment is outstanding, and for two hours after an order whose payment failed was created.',
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
    description:
      'The order of the user whose online payment is outstanding; there is at most one. It holds stock until it is paid, cancelled or expired.',
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
  description: 'The online payment settings of the shop.',
  fields: (t) => ({
    isSandbox: t.exposeBoolean('isSandbox', {
      description: 'Whether payments go to the sandbox provider, so that no money moves.',
    }),
    publishableKey: t.exposeString('publishableKey', {
      nullable: true,
      description:
        "The payment provider's publishable key, for clients with a payment form of their own; null when the provider has none.",
    }),
  }),
});

builder.queryField('onlinePayment', (t) =>
  t.field({
    type: OnlinePaymentRef,
    nullable: true,
    description: 'The online payment settings of the shop; null when it accepts cash only. Public.',
    resolve: (_root, _args, { payments }) =>
      payments.name === 'none'
        ? null
        : { isSandbox: payments.name === 'sandbox', publishableKey: payments.publishableKey },
  }),
);
