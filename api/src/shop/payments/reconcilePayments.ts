import { db } from '../../platform/db/client.ts';
import type { Payment } from '../../platform/db/generated/client.ts';
import { ProviderUnavailableError, type PaymentSessionState } from '../../platform/money/paymentProvider.ts';
import type { PaymentServices } from './paymentServices.ts';
import { SEND_REFUND } from '../refunds/createRefund.ts';
import { nullIfUnavailable } from './expirePayment.ts';
import { settlePayment } from './settlePayment.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import { MINUTE_MS } from '@kirana/shared/durations.ts';

/** Younger payments are left to the provider's events. */
const MIN_AGE_MS = MINUTE_MS;
/** An older order without a session has none coming: the process that would have created it has crashed. */
const SESSION_CREATE_TIMEOUT_MS = 120_000;
const BATCH_SIZE = 200;

type OpenPayment = Pick<Payment, 'orderId' | 'provider' | 'providerSessionId' | 'status' | 'expiresAt' | 'createdAt'>;

/**
 * Asks the provider for the state of every unsettled payment session, whatever the state of its order, and settles it: events get
 * lost, and processes are killed between two steps. Sessions that were checked least recently come first. When the provider is
 * unavailable, the next run continues.
 */
export async function reconcilePayments(services: PaymentServices): Promise<void> {
  const { now } = services;
  const open = await db.payment.findMany({
    where: {
      method: 'ONLINE',
      createdAt: { lt: new Date(now.getTime() - MIN_AGE_MS) },
      OR: [
        { status: 'PENDING', providerSessionId: null },
        { providerSessionId: { not: null }, sessionClosedAt: null, paidAt: null },
      ],
    },
    orderBy: [{ providerSessionId: { sort: 'asc', nulls: 'first' } }, { checkedAt: { sort: 'asc', nulls: 'first' } }],
    take: BATCH_SIZE,
    select: { orderId: true, provider: true, providerSessionId: true, status: true, expiresAt: true, createdAt: true },
  });
  const failures: unknown[] = [];
  for (const payment of open) {
    // A failure must not prevent the other payments from being settled.
    await reconcile(payment, services).catch((error: unknown) => failures.push(error));
    if (failures.at(-1) instanceof ProviderUnavailableError) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be settled');
  await requeuePendingRefunds(now);
}

async function reconcile(payment: OpenPayment, services: PaymentServices): Promise<void> {
  const { orderId, providerSessionId: sessionId } = payment;
  await db.payment.updateMany({ where: { orderId }, data: { checkedAt: services.now } });
  const state = await stateOf(payment, services);
  await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, services));
}

async function stateOf(payment: OpenPayment, { payments, now }: PaymentServices): Promise<PaymentSessionState> {
  const { providerSessionId: sessionId, expiresAt, createdAt } = payment;
  if (sessionId === null) {
    return { status: now.getTime() - createdAt.getTime() > SESSION_CREATE_TIMEOUT_MS ? 'EXPIRED' : 'OPEN' };
  }
  const isOver = payment.status !== 'PENDING' || (expiresAt !== null && expiresAt <= now);
  // The shop cannot ask a provider that is no longer configured.
  if (payment.provider !== payments.name) return { status: isOver ? 'EXPIRED' : 'OPEN' };
  const state = await payments.retrieveSession(sessionId);
  return isOver && state.status === 'OPEN' ? payments.expireSession(sessionId) : state;
}

/**
 * Queues the jobs of pending refunds again: of those that the provider has accepted and not completed, and of those whose worker
 * was killed, whose job the queue would keep locked for hours. A repeated job makes no second refund. When there are more refunds
 * than fit into a batch, each run continues after the batch of the previous minute.
 */
async function requeuePendingRefunds(now: Date): Promise<void> {
  const begin = Math.floor(now.getTime() / MINUTE_MS) * BATCH_SIZE;
  await db.$executeRaw`
    SELECT graphile_worker.add_job(${SEND_REFUND}, json_build_object('refundId', id),
      job_key => 'refund:' || id, job_key_mode => 'preserve_run_at')
    FROM (
      SELECT id, row_number() OVER (ORDER BY created_at, id) - 1 AS place, count(*) OVER () AS in_all
      FROM refunds WHERE status = 'PENDING' AND created_at < ${new Date(now.getTime() - MIN_AGE_MS)}
    ) AS waiting
    WHERE (place + in_all - ${begin}::bigint % in_all) % in_all < ${BATCH_SIZE}`;
}

/** The shortest time between two requests of a shopper about one payment. */
const POLL_INTERVAL_MS = 3_000;

/**
 * Asks the provider for the state of a payment and settles it, because a shopper can return before the provider's event arrives.
 * When the provider is unavailable, nothing changes.
 * @throws OrderNotFoundError
 */
export async function checkPayment({ userId }: Viewer, orderId: string, services: PaymentServices) {
  const payment = await db.payment.findFirst({ where: { orderId, order: { userId } } });
  if (!payment) throw new OrderNotFoundError();
  const { providerSessionId: sessionId, status } = payment;
  if (status !== 'PENDING' || sessionId === null || !(await canPollProvider(orderId, services.now))) return { orderId };
  const state = await nullIfUnavailable(services.payments.retrieveSession(sessionId));
  if (state) await db.$transaction((tx) => settlePayment(tx, { orderId, sessionId, state }, services));
  return { orderId };
}

async function canPollProvider(orderId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - POLL_INTERVAL_MS);
  const { count } = await db.payment.updateMany({
    where: { orderId, OR: [{ checkedAt: null }, { checkedAt: { lt: before } }] },
    data: { checkedAt: now },
  });
  return count === 1;
}
