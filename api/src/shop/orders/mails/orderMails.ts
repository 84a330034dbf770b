import type {
  MailKind,
  DeliveryFailureReason,
  OrderActor,
  RefundReason,
} from '../../../platform/db/generated/client.ts';
import { invoiceUrls } from '../../invoices/invoiceUrls.ts';
import type { MailComposer } from '../../../platform/mail/mailContent.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { cashToCollect } from '../../cash/cashToCollect.ts';
import { orderUrl, type MailedOrder, type MailedRefund, orderMail } from './orderMail.ts';
import { billRows, destinationRows, lineRows, missingRows } from './orderMailTables.ts';
import { SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';

/** Where the money goes, and when it is seen. */
const REFUND_ROUTE = 'the way you paid. Your bank may take a few days to show it.';

const CASH_REFUND_ROUTE = 'You paid in cash, so the shop will give it back in cash.';

const CASH_ROUTE = 'The shop will give it to you in cash.';

const STORE_CREDIT_ROUTE = 'It’s now store credit. Use it at checkout on your next order.';

/** Why money was refunded, at the end of a sentence. */
const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  CANCELLED: ' for your cancelled order',
  MISSING: ' for what was unavailable',
  RETURNED: ' for the items you had a problem with',
  LATE_PAYMENT: ', because your payment came after the order was closed',
  PROVIDER: '',
};

/** How a cancellation begins, by who cancelled. */
const CANCELLED_BY: Partial<Record<OrderActor, string>> = {
  SHOPPER: 'Your order is cancelled, as you asked.',
  SYSTEM: 'We’re sorry: nothing in your order was available, so we had to cancel it.',
};
const CANCELLED_BY_SHOP = 'We’re sorry: we had to cancel your order.';

/** How a mail about a failed delivery begins. */
const DELIVERY_FAILURES: Readonly<Record<DeliveryFailureReason, string>> = {
  CUSTOMER_NOT_AVAILABLE: 'Our rider came to your door, but no one was there.',
  REFUSED: 'Our rider was told that you don’t want the order.',
  WRONG_ADDRESS: 'Our rider couldn’t find your address.',
};
const DELIVERY_NEXT = 'We’ll call you or try again. If we can’t deliver it, we’ll cancel it and refund what you paid.';

const ON_HOLD = 'We’ll check it first, then start picking right away.';

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE });

/** A time of the day in the shop: `6:42 pm`. */
function clockTime(moment: Date): string {
  return clock.format(moment);
}

const VOID_STATES = new Set<string>(['CANCELLED', 'PAYMENT_FAILED', 'REFUNDED']);

export const orderMails = {
  ORDER_PAYMENT_PENDING: orderMail((order, { publicUrl, now }) => {
    const expiresAt = order.payment?.expiresAt;
    if (order.status !== 'PENDING_PAYMENT' || !expiresAt || expiresAt <= now) return null;
    return {
      subject: `Order ${order.number}: waiting for your payment`,
      paragraphs: [
        `We’re holding your items until ${clockTime(expiresAt)}. Pay ${formatRupees(order.payment?.amountPaise ?? order.grandTotalPaise)} to place your order.`,
      ],
      tables: [{ rows: lineRows(order) }, { rows: billRows(order) }],
      button: { label: 'Pay now', url: orderUrl(publicUrl, order) },
    };
  }),
  ORDER_PAYMENT_FAILED: orderMail((order, { publicUrl }) => {
    if (order.status !== 'PAYMENT_FAILED') return null;
    const refunded = refundedBy(order);
    return {
      subject: `Payment for order ${order.number} didn’t go through`,
      paragraphs: [
        refunded > 0n
          ? `Your order wasn’t placed. We’re refunding ${formatRupees(refunded)} ${REFUND_ROUTE}`
          : 'Your order wasn’t placed, and you won’t be charged. If your bank took the money anyway, we’ll refund it in full.',
        'Your cart is just as you left it. Try again, or choose cash on delivery.',
      ],
      button: { label: 'Try again', url: `${publicUrl}/checkout` },
    };
  }),
  ORDER_PLACED: orderMail((order, { now }) => {
    if (VOID_STATES.has(order.status)) return null;
    return {
      subject: `Order ${order.number} ${order.holdReason === null ? 'confirmed' : 'received'}`,
      paragraphs: [
        ['We’ve got your order.', ...(order.holdReason === null ? arrival(order, now) : [ON_HOLD])].join(' '),
        ...(order.paymentMethod === 'ONLINE'
          ? [`You paid ${formatRupees(order.payment?.amountPaise ?? order.grandTotalPaise)} online.`]
          : cashDue(order)),
      ],
      tables: [{ rows: lineRows(order) }, { rows: billRows(order) }, { rows: destinationRows(order) }],
    };
  }),
  ORDER_PACKED: orderMail((order, { now }) => {
    if (order.status !== 'PACKED') return null;
    return {
      subject: `Order ${order.number} is packed`,
      paragraphs: [['Everything’s in the bag, and a rider is next.', ...arrival(order, now)].join(' ')],
    };
  }),
  ORDER_ITEMS_UNAVAILABLE: orderMail((order) => {
    if (VOID_STATES.has(order.status)) return null;
    const rows = missingRows(order);
    const isOne = rows.length === 1;
    const missing = order.payment?.refunds.find(({ reason }) => reason === 'MISSING');
    const refunded = missing ? refundTotal(missing) : 0n;
    const isPaid = order.paymentMethod === 'ONLINE';
    return {
      subject: `Order ${order.number}: ${isOne ? 'an item was' : `${rows.length} items were`} unavailable`,
      paragraphs: [
        `We’re sorry: ${isOne ? 'an item was' : 'some items were'} unavailable when we packed your order. The rest is coming.`,
        ...(isPaid
          ? [`We’re refunding ${formatRupees(refunded)} ${REFUND_ROUTE}`]
          : [`You won’t be charged for ${isOne ? 'it' : 'them'}.`, ...cashDue(order)]),
      ],
      tables: [{ rows }],
    };
  }),
  ORDER_OUT_FOR_DELIVERY: orderMail((order, { publicUrl, now }) => {
    if (order.status !== 'OUT_FOR_DELIVERY') return null;
    return {
      subject: `Order ${order.number} is on its way`,
      paragraphs: [['Your rider has your order.', ...arrival(order, now)].join(' '), ...cashDue(order)],
      button: { label: 'Track order', url: orderUrl(publicUrl, order) },
    };
  }),
  ORDER_DELIVERY_FAILED: orderMail((order) => {
    if (order.status !== 'DELIVERY_FAILED') return null;
    const event = order.events.findLast(({ status }) => status === 'DELIVERY_FAILED');
    if (!event?.deliveryFailureReason) return null;
    return {
      subject: `We couldn’t deliver order ${order.number}`,
      paragraphs: [
        `${DELIVERY_FAILURES[event.deliveryFailureReason]} ${DELIVERY_NEXT}`,
        ...shopNote(order, event.note),
      ],
    };
  }),
  ORDER_DELIVERED: orderMail((order, { publicUrl }) => {
    if (order.status !== 'DELIVERED') return null;
    const at = order.deliveredAt ? ` at ${clockTime(order.deliveredAt)}` : '';
    return {
      subject: `Order ${order.number} delivered`,
      paragraphs: [
        `Your order was delivered${at}. Enjoy!`,
        'Something missing or not fresh? Open the order in My Orders and tell us.',
      ],
      button: { label: 'View invoice', url: `${publicUrl}${invoiceUrls(order.id).url}` },
    };
  }),
  /** An order that its shopper left before paying was never confirmed, so its cancellation is no news. */
  ORDER_CANCELLED: orderMail((order) => {
    if (order.status !== 'CANCELLED' && order.status !== 'REFUNDED') return null;
    const actor = order.events.findLast(({ status }) => status === 'CANCELLED')?.actor ?? 'ADMIN';
    const wasPlaced = order.events.some(({ status }) => status === 'PLACED');
    if (!wasPlaced && actor === 'SHOPPER') return null;
    const refunded = refundedBy(order);
    return {
      subject: `Order ${order.number} cancelled`,
      paragraphs: [
        CANCELLED_BY[actor] ?? CANCELLED_BY_SHOP,
        refunded > 0n ? `We’re refunding ${formatRupees(refunded)} ${REFUND_ROUTE}` : 'You won’t be charged.',
      ],
      tables: [{ rows: lineRows(order) }],
    };
  }),
  ORDER_REFUNDED: orderMail((order, { mail: { refundId } }) => {
    const refund = order.payment?.refunds.find(({ id, status }) => id === refundId && status === 'SUCCEEDED');
    if (!refund) return null;
    const amount = formatRupees(refundTotal(refund));
    const { where, route } = refundRoute(order, refund);
    return {
      subject: `${amount} refunded${where} for order ${order.number}`,
      paragraphs: [
        `We’ve refunded ${amount}${REFUND_REASONS[refund.reason]}. ${route}`,
        ...shopNote(order, refund.note),
      ],
    };
  }),
  REFUND_REQUEST_DECLINED: orderMail((order, { mail: { refundRequestId } }) => {
    const request = order.refundRequests.find(({ id, status }) => id === refundRequestId && status === 'DECLINED');
    if (!request) return null;
    return {
      subject: `The problem you reported with order ${order.number}`,
      paragraphs: [
        'Thank you for telling us. We’ve looked into it, and we can’t refund it this time.',
        ...shopNote(order, request.decisionNote),
        'Not what you expected? Contact us from the help section of your order.',
      ],
    };
  }),
} satisfies Partial<Record<MailKind, MailComposer>>;

/** When the order is expected, unless that is over. */
function arrival({ status, estimatedDeliveryAt }: MailedOrder, now: Date): string[] {
  if (status === 'DELIVERED' || estimatedDeliveryAt === null || estimatedDeliveryAt <= now) return [];
  return [`It should arrive by ${clockTime(estimatedDeliveryAt)}.`];
}

/** The cash that the shopper still has to pay. */
function cashDue(order: MailedOrder): string[] {
  const { toCollect: amount } = cashToCollect(order);
  return amount === 0n ? [] : [`Please keep ${formatRupees(amount)} ready for the rider.`];
}

/** What was refunded or is being refunded. */
function refundedBy({ payment }: MailedOrder): bigint {
  const refunds = payment?.refunds.filter(({ status }) => status !== 'FAILED') ?? [];
  return refunds.reduce((sum, refund) => sum + refundTotal(refund), 0n);
}

function refundTotal({ amountPaise, storeCreditPaise, roundOffPaise }: MailedRefund): bigint {
  return amountPaise + storeCreditPaise + roundOffPaise;
}

/** How a refund reaches the shopper: for the subject and for the text. */
function refundRoute({ paymentMethod }: MailedOrder, refund: MailedRefund): { where: string; route: string } {
  if (refund.method === 'STORE_CREDIT') return { where: ' as store credit', route: STORE_CREDIT_ROUTE };
  const credit = formatRupees(refund.storeCreditPaise);
  const rest = refund.storeCreditPaise > 0n ? ` ${credit} of it went back to your store credit.` : '';
  const isCash = refund.method === 'CASH' || paymentMethod === 'CASH_ON_DELIVERY';
  if (!isCash) return { where: '', route: `It goes back ${REFUND_ROUTE}${rest}` };
  return { where: ' in cash', route: `${paymentMethod === 'ONLINE' ? CASH_ROUTE : CASH_REFUND_ROUTE}${rest}` };
}

/** What the shop wrote to the shopper. It may name products, so that an address that is not confirmed does not get it. */
function shopNote({ user }: MailedOrder, note: string | null): string[] {
  return note === null || user.emailVerifiedAt === null ? [] : [`Our note: ${note}`];
}
