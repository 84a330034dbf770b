import { typeid } from 'typeid-js';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type {
  PaymentMethod,
  Refund,
  RefundLine,
  RefundMethod,
  RefundReason,
  Payment,
} from '../../platform/db/generated/client.ts';
import { creditOrder } from '../invoices/creditNotes/creditOrder.ts';
import { roundToRupee } from '@kirana/shared/money.ts';
import { creditStoreCredit } from '../storeCredit/storeCredit.ts';
import { enqueueJob } from '../../platform/db/enqueueJob.ts';
import { recordCashMovement } from '../cash/shifts/cashShifts.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { queueOrderMails } from '../orders/queueOrderMails.ts';
import { applyRefundTotals } from './settleRefund.ts';
import { NotRefundableError } from '../payments/paymentErrors.ts';

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
async function createRefund(
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
  const roundOffPaise = BigInt(roundToRupee(Number(amountPaise + keptRoundOffPaise))) - amountPaise;
  const data = { refundedRoundOffPaise: { increment: roundOffPaise } };
  if (roundOffPaise !== 0n) await tx.payment.update({ where: { id: paymentId }, data, select: { id: true } });
  return roundOffPaise;
}

/** The job that requests a refund from the provider; its payload is `{ refundId }`. */
export const SEND_REFUND = 'sendRefund';

/**
 * Refunds a completed payment. What goes back through the provider is pending, and a job sends it there. Cash, which the shop hands over
 * itself out of the open cash shift of the person who refunds, and store credit have succeeded at once. Returns the id of the refund; null
 * for an amount of zero.
 */
export async function refundPayment(
  tx: Transaction,
  payment: Pick<Payment, 'id' | 'orderId' | 'method'>,
  { pubSub, ...refund }: NewRefund & Pick<PaymentServices, 'pubSub'>,
): Promise<string | null> {
  const asPaid = payment.method === 'ONLINE' ? 'ORIGINAL_PAYMENT' : 'CASH';
  const method = refund.method === 'STORE_CREDIT' || refund.method === 'CASH' ? refund.method : asPaid;
  const made = await createRefund(tx, payment.id, { ...refund, method });
  if (made === null) return null;
  if (made.status === 'PENDING') {
    await enqueueJob(tx, { task: SEND_REFUND, key: `refund:${made.id}` }, { refundId: made.id });
  } else {
    if (made.method === 'CASH') await payOut(tx, payment.orderId, { ...refund, ...made });
    await queueOrderMails(tx, payment.orderId, { kind: 'ORDER_REFUNDED', refundIds: [made.id] });
    await applyRefundTotals(tx, payment.orderId, pubSub);
  }
  return made.id;
}

async function payOut(
  tx: Transaction,
  orderId: string,
  {
    id: refundId,
    actorId,
    amountPaise,
    roundOffPaise,
    now,
  }: Pick<NewRefund, 'actorId' | 'now'> & Pick<Refund, 'id' | 'amountPaise' | 'roundOffPaise'>,
): Promise<void> {
  if (actorId === null) throw new Error('Cash is refunded by a person');
  const movement = { kind: 'REFUND', refundId, orderId, holderId: actorId, actorId } as const;
  await recordCashMovement(tx, { ...movement, amountPaise: -amountPaise - roundOffPaise, now });
}

/** Pieces of an order's lines to refund; each line occurs once. */
export type RefundedLines = readonly NewRefundLine[];

/**
 * Adds refunded quantities to the lines of an order that the transaction has locked. Returns their charged amount in paise.
 * @throws NotRefundableError when they are more than were delivered
 */
export async function recordRefundedQuantity(tx: Transaction, orderId: string, pieces: RefundedLines): Promise<bigint> {
  const lineIds = pieces.map(({ orderLineId }) => orderLineId);
  const quantities = pieces.map(({ quantity }) => quantity);
  const updated = await tx.$queryRaw<{ pricePaise: number; quantity: number }[]>`
    UPDATE order_lines line SET refunded_quantity = line.refunded_quantity + refund.quantity
    FROM unnest(${lineIds}::uuid[], ${quantities}::int[]) AS refund (line_id, quantity)
    WHERE line.id = refund.line_id AND line.order_id = ${orderId}::uuid
      AND line.missing_quantity + line.refunded_quantity + refund.quantity <= line.quantity
    RETURNING line.price_paise AS "pricePaise", refund.quantity`;
  if (updated.length !== pieces.length) throw new NotRefundableError('You can’t refund more than was delivered');
  return BigInt(updated.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0));
}
