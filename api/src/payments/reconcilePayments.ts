import { db } from '../db/client.ts';
import type { Payment } from '../db/generated/client.ts';
import { ProviderDownError, type SessionState } from '../money/paymentProvider.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { SEND_REFUND } from './requestRefund.ts';
import { settlePayment } from './settlePayment.ts';

const MINUTE_MS = 60_000;
/** Younger ones are left to the provider's own messages. */
const YOUNG_MS = MINUTE_MS;
/** By then a page would have been opened; the process that was to do so is gone. */
const OPENING_MS = 120_000;
const MOST_AT_ONCE = 200;

type OpenPayment = Pick<Payment, 'orderId' | 'provider' | 'providerSessionId' | 'status' | 'expiresAt' | 'createdAt'>;

/**
 * Asks the provider about each hosted page that may still be paid on, or has been, whatever became of its order, and ends it:
 * messages get lost, and processes are killed between one step and the next. Those that were not asked about for longest come
 * first. What can't be asked now is left for the next run.
 */
export async function reconcilePayments(means: PaymentMeans): Promise<void> {
  const { now } = means;
  const open = await db.payment.findMany({
    where: {
      method: 'ONLINE',
      createdAt: { lt: new Date(now.getTime() - YOUNG_MS) },
      OR: [
        { status: 'PENDING', providerSessionId: null },
        { providerSessionId: { not: null }, pageOverAt: null, paidAt: null },
      ],
    },
    orderBy: [{ providerSessionId: { sort: 'asc', nulls: 'first' } }, { checkedAt: { sort: 'asc', nulls: 'first' } }],
    take: MOST_AT_ONCE,
    select: {
      orderId: true,
      provider: true,
      providerSessionId: true,
      status: true,
      expiresAt: true,
      createdAt: true,
    },
  });
  const failures: unknown[] = [];
  for (const payment of open) {
    // One that fails must not keep the others from being settled.
    await reconcile(payment, means).catch((error: unknown) => failures.push(error));
    if (failures.at(-1) instanceof ProviderDownError) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be settled');
  await askForRefunds(now);
}

async function reconcile(payment: OpenPayment, means: PaymentMeans): Promise<void> {
  const { orderId, providerSessionId: sessionId } = payment;
  await db.payment.updateMany({ where: { orderId }, data: { checkedAt: means.now } });
  const state = await stateOf(payment, means);
  await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, means));
}

async function stateOf(payment: OpenPayment, { payments, now }: PaymentMeans): Promise<SessionState> {
  const { providerSessionId: sessionId, expiresAt, createdAt } = payment;
  if (sessionId === null) {
    return { status: now.getTime() - createdAt.getTime() > OPENING_MS ? 'EXPIRED' : 'OPEN' };
  }
  const isOver = payment.status !== 'PENDING' || (expiresAt !== null && expiresAt <= now);
  // A provider that the shop has left can't be asked.
  if (payment.provider !== payments.name) return { status: isOver ? 'EXPIRED' : 'OPEN' };
  const state = await payments.readSession(sessionId);
  return isOver && state.status === 'OPEN' ? payments.endSession(sessionId) : state;
}

/**
 * Refunds that are not settled are asked about again: those that the provider has taken on and not carried out, and those whose job
 * was in the hands of a process that was killed, which the queue would keep for hours. Asking twice is one refund. Where they are
 * too many for one run, each minute's begins where the last one's ended.
 */
async function askForRefunds(now: Date): Promise<void> {
  const begin = Math.floor(now.getTime() / MINUTE_MS) * MOST_AT_ONCE;
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${SEND_REFUND}, json_build_object('refundId', id),
      job_key => 'refund:' || id, job_key_mode => 'preserve_run_at')
    FROM (
      SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS place, count(*) OVER () AS in_all
      FROM refunds WHERE status = 'PENDING' AND created_at < ${new Date(now.getTime() - YOUNG_MS)}
    ) AS waiting
    WHERE (place + in_all - ${begin}::bigint % in_all) % in_all < ${MOST_AT_ONCE}`;
}
