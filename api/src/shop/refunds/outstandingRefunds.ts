import type {
  OrderLine,
  OrderStatus,
  Payment,
  Prisma,
  Refund,
  RefundLine,
  RefundReason,
} from '../../platform/db/generated/client.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { publishOrderChange } from '../orders/transitionOrder.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import { isTakenBack } from '../payments/disputes/disputes.ts';
import { DISPUTED, NotRefundableError } from '../payments/paymentErrors.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { type NewRefund, refundPayment, recordRefundedQuantity } from './createRefund.ts';

type PieceReason = Extract<RefundReason, 'MISSING' | 'RETURNED'>;

/** The selection of a payment's refunds for outstandingRefunds, oldest first. */
export const REFUNDS_WITH_LINES = {
  orderBy: { id: 'asc' },
  include: { lines: { include: { orderLine: { select: { pricePaise: true } } } } },
} as const satisfies Prisma.Payment$refundsArgs;

/** A payment with its refunds, oldest first. */
export type RefundedPayment = Pick<Payment, 'paidAt' | 'method' | 'amountPaise' | 'refundedPaise'> & {
  refunds: readonly (Pick<Refund, 'reason' | 'status' | 'storeCreditPaise' | 'createdAt' | 'settledAt'> & {
    lines: readonly (Pick<RefundLine, 'orderLineId' | 'quantity'> & { orderLine: Pick<OrderLine, 'pricePaise'> })[];
  })[];
};

/** An amount whose refund the provider or a bank has rejected. */
interface OutstandingRefund {
  reason: RefundReason;
  amountPaise: bigint;
  /** The refunded lines; empty for the whole order. */
  lines: { orderLineId: string; quantity: number }[];
}

const VOID_STATES: readonly OrderStatus[] = ['CANCELLED', 'PAYMENT_FAILED'];

/**
 * Computes the refunds that a shopper is still due. For a voided order that is the whole rest of the payment, also when the order
 * had the state REFUNDED. For any other order it is the pieces whose refund failed and was not requested again since.
 */
export function outstandingRefunds(status: OrderStatus, payment: RefundedPayment): OutstandingRefund[] {
  const { paidAt, method, refunds } = payment;
  const leftPaise = payment.amountPaise - payment.refundedPaise;
  const failed = refunds.findLast((refund) => refund.status === 'FAILED');
  if (method !== 'ONLINE' || !paidAt || leftPaise <= 0n || !failed) return [];
  if (VOID_STATES.includes(status) || (status === 'REFUNDED' && failed.lines.length === 0)) {
    return [{ reason: failed.reason, amountPaise: leftPaise, lines: [] }];
  }
  const missing = outstandingQuantities('MISSING', refunds, leftPaise);
  const returned = outstandingQuantities('RETURNED', refunds, leftPaise - missing.amountPaise);
  return [missing, returned].filter(({ amountPaise }) => amountPaise > 0n);
}

/** A failed refund adds its pieces from the time of its failure; each later refund of the same lines subtracts its own. */
function outstandingQuantities(
  reason: PieceReason,
  refunds: RefundedPayment['refunds'],
  mostPaise: bigint,
): OutstandingRefund {
  const steps = refunds
    .filter((refund) => refund.reason === reason)
    .flatMap(({ lines, status, createdAt, settledAt }) => {
      const requested = createdAt.getTime();
      const failed = Math.max(requested, settledAt?.getTime() ?? 0); // another clock than the database's wrote it
      return [{ lines, at: requested, sign: -1 }, ...(status === 'FAILED' ? [{ lines, at: failed, sign: 1 }] : [])];
    })
    .toSorted((one, other) => one.at - other.at);
  const due = new Map<string, { quantity: number; pricePaise: number }>();
  for (const { lines, sign } of steps) {
    for (const { orderLineId, quantity, orderLine } of lines) {
      const before = due.get(orderLineId)?.quantity ?? 0;
      due.set(orderLineId, { ...orderLine, quantity: Math.max(0, before + sign * quantity) });
    }
  }
  const pieces = [...due].filter(([, { quantity }]) => quantity > 0);
  const sum = pieces.reduce((paise, [, { quantity, pricePaise }]) => paise + BigInt(quantity * pricePaise), 0n);
  return {
    reason,
    amountPaise: sum < mostPaise ? sum : mostPaise,
    lines: pieces.map(([orderLineId, { quantity }]) => ({ orderLineId, quantity })),
  };
}

/**
 * Requests the rejected refunds of an order again.
 * @throws OrderNotFoundError, NotRefundableError
 */
export async function retryRefunds(viewer: Viewer, orderId: string, { pubSub, shop, now }: PaymentServices) {
  requirePermission(viewer, 'REFUNDS');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    const { number, payment } = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { number: true, payment: { include: { refunds: REFUNDS_WITH_LINES } } },
    });
    const [first, second] = payment ? outstandingRefunds(order.status, payment) : [];
    if (!payment || !first) throw new NotRefundableError('There’s no failed refund left to retry');
    if (await isTakenBack(tx, payment.id)) throw new NotRefundableError(DISPUTED);
    const request = { actorId: viewer.userId, prefixes: shop.numbers, now, pubSub };
    await requestAgain(tx, payment, { ...request, ...first });
    if (second) await requestAgain(tx, payment, { ...request, ...second });
    await publishOrderChange(tx, orderId, pubSub);
    const before = Number(payment.refundedPaise + payment.refundedStoreCreditPaise);
    await recordAudit(tx, viewer, {
      action: 'ORDER_REFUND',
      subjectId: orderId,
      subjectName: `#${number}`,
      before: { refundedPaise: before },
      after: { refundedPaise: before + Number(first.amountPaise + (second?.amountPaise ?? 0n)) },
    });
  });
  return { orderId };
}

/** Makes a new refund with an id of its own, because the provider would replay its answer to the earlier id. */
async function requestAgain(
  tx: Transaction,
  payment: Payment,
  refund: OutstandingRefund & Pick<NewRefund, 'actorId' | 'prefixes' | 'now'> & Pick<PaymentServices, 'pubSub'>,
): Promise<void> {
  if (refund.reason === 'RETURNED' && refund.lines.length > 0)
    await recordRefundedQuantity(tx, payment.orderId, refund.lines);
  await refundPayment(tx, payment, refund);
}
