import { typeid } from 'typeid-js';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type {
  PaymentMethod,
  Refund,
  RefundLine,
  RefundMethod,
  RefundReason,
} from '../../platform/db/generated/client.ts';
import { creditOrder } from '../invoices/creditNotes/creditOrder.ts';
import { roundToRupee } from '../../platform/money/rupees.ts';
import { creditStoreCredit } from '../storeCredit/creditStoreCredit.ts';

/** A refund to make. */
export interface NewRefund {
  amountPaise: bigint;
  reason: RefundReason;
  /** Null when no person requested it. */
  actorId: string | null;
  note?: string | null;
  /** By default as the order was paid. */
  method?: RefundMethod;
  /** The refunded lines; empty for the whole order. */
  lines?: readonly NewRefundLine[];
  /** What the number of the credit note begins with. */
  prefixes: ShopSettings['numbers'];
  now: Date;
}

/** A refunded line; its reason and restock type may be unknown. */
export type NewRefundLine = Pick<RefundLine, 'orderLineId' | 'quantity'> &
  Partial<Pick<RefundLine, 'reason' | 'restockType'>>;

/** What a refund takes of an order's payment, in paise. */
interface RefundParts {
  userId: string;
  orderId: string;
  /** Of the amount that was paid. */
  amountPaise: bigint;
  /** Of the store credit that was used beside it. */
  storeCreditPaise: bigint;
  /** How the order was paid, and what its round off has left in the shop so far. */
  paidBy: PaymentMethod;
  keptRoundOffPaise: bigint;
}

/**
 * Writes a refund of a completed payment of an order that the transaction has locked, and issues its credit note. It takes what was paid
 * first, and store credit that was used after it, which goes back to store credit. The amounts count as refunded at once, so that the database
 * rejects refunds beyond the payment. What is handed over in cash, and what goes back of an order that was paid in cash, is rounded to whole
 * rupees. Returns null for an amount of zero.
 */
export async function createRefund(
  tx: Transaction,
  paymentId: string,
  { amountPaise: totalPaise, lines = [], method, prefixes, now, ...refund }: NewRefund & Pick<Refund, 'method'>,
): Promise<Pick<Refund, 'id' | 'status' | 'method' | 'amountPaise' | 'roundOffPaise'> | null> {
  if (totalPaise <= 0n) return null;
  const refundId = typeid().toUUID();
  const { userId, orderId, paidBy, keptRoundOffPaise, ...parts } = await takeFromPayment(tx, paymentId, totalPaise);
  const isCreditAlone = parts.amountPaise === 0n;
  const isRounded = !isCreditAlone && (method === 'CASH' || paidBy === 'CASH_ON_DELIVERY');
  const roundOffPaise = isRounded ? await roundOff(tx, paymentId, { ...parts, keptRoundOffPaise }) : 0n;
  // The provider's refunds are pending until it has answered.
  const status = method === 'ORIGINAL_PAYMENT' && !isCreditAlone ? 'PENDING' : 'SUCCEEDED';
  const made = {
    id: refundId,
    method: isCreditAlone ? 'STORE_CREDIT' : method,
    status,
    ...parts,
    roundOffPaise,
  } as const;
  const settledAt = status === 'PENDING' ? null : now;
  await tx.refund.createMany({ data: { ...made, paymentId, settledAt, ...refund } });
  await tx.refundLine.createMany({ data: lines.map((line) => ({ refundId, ...line })) });
  await creditStoreCredit(tx, {
    ...{ userId, orderId, refundId, actorId: refund.actorId, now, event: 'ORDER_REFUND' },
    amountPaise: made.method === 'STORE_CREDIT' ? totalPaise + roundOffPaise : parts.storeCreditPaise,
  });
  await creditOrder(tx, orderId, { refundId, prefixes, now });
  return made;
}

async function takeFromPayment(tx: Transaction, paymentId: string, totalPaise: bigint): Promise<RefundParts> {
  const [parts] = await tx.$queryRaw<RefundParts[]>`
    UPDATE payments SET
      refunded_paise = refunded_paise + least(${totalPaise}, amount_paise - refunded_paise),
      refunded_store_credit_paise = refunded_store_credit_paise + greatest(${totalPaise} - (amount_paise - refunded_paise), 0),
      updated_at = now()
    FROM orders WHERE payments.id = ${paymentId}::uuid AND orders.id = payments.order_id
    RETURNING orders.user_id::text AS "userId", orders.id::text AS "orderId", new.refunded_paise - old.refunded_paise AS "amountPaise",
      new.refunded_store_credit_paise - old.refunded_store_credit_paise AS "storeCreditPaise",
      new.method AS "paidBy", new.round_off_paise - new.refunded_round_off_paise AS "keptRoundOffPaise"`;
  if (!parts) throw new Error('A refund of a payment that does not exist');
  return parts;
}

/**
 * What makes a refund whole rupees. The refund takes along what earlier rounding has left in the shop, so that the refunds of a cash order
 * add up to exactly what was paid, however many they are.
 */
async function roundOff(
  tx: Transaction,
  paymentId: string,
  { amountPaise, keptRoundOffPaise }: Pick<RefundParts, 'amountPaise' | 'keptRoundOffPaise'>,
): Promise<bigint> {
  const roundOffPaise = roundToRupee(amountPaise + keptRoundOffPaise) - amountPaise;
  const data = { refundedRoundOffPaise: { increment: roundOffPaise } };
  if (roundOffPaise !== 0n) await tx.payment.update({ where: { id: paymentId }, data, select: { id: true } });
  return roundOffPaise;
}
