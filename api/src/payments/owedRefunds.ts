import type {
  OrderLine,
  OrderStatus,
  Payment,
  Prisma,
  Refund,
  RefundLine,
  RefundReason,
} from '../db/generated/client.ts';

type PieceReason = Extract<RefundReason, 'SHORT' | 'RETURNED'>;

/** What has to be read of a payment's refunds, oldest first. */
export const REFUNDS_FOR_OWED = {
  orderBy: { id: 'asc' },
  include: { lines: { include: { orderLine: { select: { pricePaise: true } } } } },
} as const satisfies Prisma.Payment$refundsArgs;

/** A payment with what went back of it, oldest first. */
export type RefundedPayment = Pick<Payment, 'paidAt' | 'method' | 'amountPaise' | 'refundedPaise'> & {
  refunds: readonly (Pick<Refund, 'reason' | 'status' | 'createdAt' | 'settledAt'> & {
    lines: readonly (Pick<RefundLine, 'orderLineId' | 'quantity'> & { orderLine: Pick<OrderLine, 'pricePaise'> })[];
  })[];
};

/** Money that should have gone back and has not, because the provider refused it or a bank has sent it back. */
export interface OwedRefund {
  reason: RefundReason;
  amountPaise: bigint;
  /** What of the order it is for; none: all of it. */
  lines: { orderLineId: string; quantity: number }[];
}

const GIVEN_UP: readonly OrderStatus[] = ['CANCELLED', 'PAYMENT_FAILED'];

/**
 * What an order's shopper should have back. Of an order that was given up that is all that is left, also where it had counted as paid
 * back; of any other the pieces whose refund has failed and that were not asked for again since.
 */
export function owedRefunds(status: OrderStatus, payment: RefundedPayment): OwedRefund[] {
  const { paidAt, method, refunds } = payment;
  const leftPaise = payment.amountPaise - payment.refundedPaise;
  const failed = refunds.findLast((refund) => refund.status === 'FAILED');
  if (method !== 'ONLINE' || !paidAt || leftPaise <= 0n || !failed) return [];
  if (GIVEN_UP.includes(status) || (status === 'REFUNDED' && failed.lines.length === 0)) {
    return [{ reason: failed.reason, amountPaise: leftPaise, lines: [] }];
  }
  const short = owedPieces('SHORT', refunds, leftPaise);
  const returned = owedPieces('RETURNED', refunds, leftPaise - short.amountPaise);
  return [short, returned].filter(({ amountPaise }) => amountPaise > 0n);
}

/** A refund that failed owes its pieces from then on, and each later one for pieces of the same lines takes some off. */
function owedPieces(reason: PieceReason, refunds: RefundedPayment['refunds'], mostPaise: bigint): OwedRefund {
  const steps = refunds
    .filter((refund) => refund.reason === reason)
    .flatMap(({ lines, status, createdAt, settledAt }) => {
      const asked = createdAt.getTime();
      const failed = Math.max(asked, settledAt?.getTime() ?? 0); // by another clock than the database's
      return [{ lines, at: asked, sign: -1 }, ...(status === 'FAILED' ? [{ lines, at: failed, sign: 1 }] : [])];
    })
    .toSorted((one, other) => one.at - other.at);
  const owed = new Map<string, { quantity: number; pricePaise: number }>();
  for (const { lines, sign } of steps) {
    for (const { orderLineId, quantity, orderLine } of lines) {
      const before = owed.get(orderLineId)?.quantity ?? 0;
      owed.set(orderLineId, { ...orderLine, quantity: Math.max(0, before + sign * quantity) });
    }
  }
  const pieces = [...owed].filter(([, { quantity }]) => quantity > 0);
  const sum = pieces.reduce((paise, [, { quantity, pricePaise }]) => paise + BigInt(quantity * pricePaise), 0n);
  return {
    reason,
    amountPaise: sum < mostPaise ? sum : mostPaise,
    lines: pieces.map(([orderLineId, { quantity }]) => ({ orderLineId, quantity })),
  };
}
