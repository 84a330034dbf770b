import { db } from '../db/client.ts';
import type { Payment } from '../db/generated/client.ts';
import { ProviderDownError, type SessionState } from '../money/paymentProvider.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { SEND_REFUND } from './requestRefund.ts';
import { settlePayment } from './settlePayment.ts';

/** Younger ones are left to the provider's own messages. */
const YOUNG_MS = 60_000;
/** By then a page would have been opened; the process that was to do so is gone. */
const OPENING_MS = 120_000;
const MOST_AT_ONCE = 200;

type OpenPayment = Pick<Payment, 'orderId' | 'providerSessionId' | 'expiresAt' | 'createdAt'>;

/**
 * Asks the provider about each online payment that stays open, and ends it: messages get lost, and processes are killed between
 * one step and the next. Payments that were not asked about for longest come first. What can't be asked now is left for the next run.
 */
export async function reconcilePayments(means: PaymentMeans): Promise<void> {
  const { now } = means;
  const open = await db.payment.findMany({
    where: { status: 'PENDING', method: 'ONLINE', createdAt: { lt: new Date(now.getTime() - YOUNG_MS) } },
    orderBy: { checkedAt: { sort: 'asc', nulls: 'first' } },
    take: MOST_AT_ONCE,
    select: { orderId: true, providerSessionId: true, expiresAt: true, createdAt: true },
  });
  await askForRefunds(now);
  const failures: unknown[] = [];
  for (const payment of open) {
    // One that fails must not keep the others from being settled.
    await reconcile(payment, means).catch((error: unknown) => failures.push(error));
    if (failures.at(-1) instanceof ProviderDownError) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be settled');
}

async function reconcile(payment: OpenPayment, means: PaymentMeans): Promise<void> {
  const { orderId, providerSessionId: sessionId } = payment;
  await db.payment.updateMany({ where: { orderId }, data: { checkedAt: means.now } });
  const state = await stateOf(payment, means);
  await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, means));
}

async function stateOf(
  { providerSessionId: sessionId, expiresAt, createdAt }: OpenPayment,
  { payments, now }: PaymentMeans,
): Promise<SessionState> {
  if (sessionId === null) {
    return { status: now.getTime() - createdAt.getTime() > OPENING_MS ? 'EXPIRED' : 'OPEN' };
  }
  const state = await payments.readSession(sessionId);
  const isOver = state.status === 'OPEN' && expiresAt !== null && expiresAt <= now;
  return isOver ? payments.endSession(sessionId) : state;
}

/**
 * Refunds that are not settled are asked about again: those that the provider has taken on and not carried out, and those whose job
 * was in the hands of a process that was killed, which the queue would keep for hours. Asking twice is one refund.
 */
async function askForRefunds(now: Date): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${SEND_REFUND}, json_build_object('refundId', id), job_key => 'refund:' || id)
    FROM (
      SELECT id FROM refunds
      WHERE status = 'PENDING' AND created_at < ${new Date(now.getTime() - YOUNG_MS)}
      ORDER BY created_at LIMIT ${MOST_AT_ONCE}
    ) AS waiting`;
}
