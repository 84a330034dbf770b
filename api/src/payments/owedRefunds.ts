import type { OrderStatus, Payment, Refund, RefundLine, RefundReason } from '../db/generated/client.ts';

type PieceRefund = Extract<RefundReason, 'SHORT' | 'RETURNED'>;

/** A payment with what went back of it, oldest first. */
export type RefundedPayment = Pick<Payment, 'paidAt' | 'method' | 'amountPaise' | 'refundedPaise'> & {
  refunds: readonly (Pick<Refund, 'amountPaise' | 'reason' | 'status'> & {
    lines: readonly Pick<RefundLine, 'orderLineId' | 'quantity'>[];
  })[];
};

/** Money that should have gone back and has not, because the provider refused it. */
export interface OwedRefund {
  reason: RefundReason;
  amountPaise: bigint;
  /** What of the order it is for; none: all of it. */
  lines: { orderLineId: string; quantity: number }[];
}

const GIVEN_UP: readonly OrderStatus[] = ['CANCELLED', 'PAYMENT_FAILED'];

/**
 * What an order's shopper should have back. Of an order that was given up that is all that is left; of any other the refunds for
 * pieces that failed, unless a later one was for the same pieces.
 */
export function owedRefunds(status: OrderStatus, payment: RefundedPayment): OwedRefund[] {
  const { paidAt, method, refunds } = payment;
  const leftPaise = payment.amountPaise - payment.refundedPaise;
  if (method !== 'ONLINE' || !paidAt || leftPaise <= 0n) return [];
  if (GIVEN_UP.includes(status)) {
    const failed = refunds.findLast((refund) => refund.status === 'FAILED');
    return failed ? [{ reason: failed.reason, amountPaise: leftPaise, lines: [] }] : [];
  }
  const short = joined('SHORT', openFailures(refunds, 'SHORT'), leftPaise);
  const returned = joined('RETURNED', openFailures(refunds, 'RETURNED'), leftPaise - short.amountPaise);
  return [short, returned].filter(({ amountPaise }) => amountPaise > 0n);
}

type Refunds = RefundedPayment['refunds'];

function openFailures(refunds: Refunds, reason: PieceRefund): Refunds {
  const own = refunds.filter((refund) => refund.reason === reason);
  return own.filter(
    ({ status, lines }, at) => status === 'FAILED' && !own.slice(at + 1).some((later) => isFor(later.lines, lines)),
  );
}

function isFor(lines: Refunds[number]['lines'], wanted: Refunds[number]['lines']): boolean {
  return wanted.every(({ orderLineId, quantity }) =>
    lines.some((line) => line.orderLineId === orderLineId && line.quantity >= quantity),
  );
}

function joined(reason: PieceRefund, refunds: Refunds, mostPaise: bigint): OwedRefund {
  const quantities = new Map<string, number>();
  for (const { orderLineId, quantity } of refunds.flatMap(({ lines }) => lines)) {
    quantities.set(orderLineId, (quantities.get(orderLineId) ?? 0) + quantity);
  }
  const sum = refunds.reduce((paise, { amountPaise }) => paise + amountPaise, 0n);
  return {
    reason,
    amountPaise: sum < mostPaise ? sum : mostPaise,
    lines: Array.from(quantities, ([orderLineId, quantity]) => ({ orderLineId, quantity })),
  };
}
