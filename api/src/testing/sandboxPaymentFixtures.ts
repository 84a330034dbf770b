import { db } from '../platform/db/client.ts';
import type { SandboxPayment } from '../platform/db/generated/client.ts';
import type { PaymentProvider } from '../platform/money/paymentProvider.ts';
import {
  decideSandboxPayment,
  type SandboxDecision,
  sandboxEvent,
} from '../shop/payments/sandbox/sandboxPaymentRoute.ts';
import { handlePaymentEvent } from '../shop/payments/handlePaymentEvent.ts';
import { SEND_REFUND } from '../shop/refunds/createRefund.ts';
import { sendRefund } from '../shop/refunds/settleRefund.ts';
import { SANDBOX_WEBHOOK_SECRET, paymentServices, sandboxPayments } from './paymentFixtures.ts';

/** The sandbox payment of an order. */
export async function sandboxPaymentOf(orderId: string): Promise<SandboxPayment> {
  const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
  return db.sandboxPayment.findUniqueOrThrow({ where: { id: providerSessionId ?? '' } });
}

/** Approves or declines an order's payment at the sandbox; its event arrives at once. */
export async function decideOrderPayment(orderId: string, decision: SandboxDecision): Promise<void> {
  const { id } = await sandboxPaymentOf(orderId);
  await decideSandboxPayment(id, decision, new Date());
  await deliverPaymentEvent(orderId);
}

/** Delivers the event about an order's payment, again if it was delivered before. */
export async function deliverPaymentEvent(orderId: string): Promise<void> {
  const payment = await sandboxPaymentOf(orderId);
  const { body, signature } = sandboxEvent(payment, { secret: SANDBOX_WEBHOOK_SECRET, now: new Date() });
  await handlePaymentEvent(sandboxPayments.constructEvent(Buffer.from(body), signature), paymentServices());
}

/** Completes a payment in any state of its session; its event arrives at once. */
export async function payLate(orderId: string): Promise<void> {
  const { id } = await sandboxPaymentOf(orderId);
  await db.sandboxPayment.updateMany({
    where: { id, status: { not: 'PAID' } },
    data: { status: 'PAID', paymentId: `sandbox_payment_${id}` },
  });
  await deliverPaymentEvent(orderId);
}

/** Runs the queued jobs that send refunds to the provider. */
export async function sendRefunds(): Promise<void> {
  const waiting = await db.$queryRaw<{ refundId: string }[]>`
    SELECT payload->>'refundId' AS "refundId" FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = ${SEND_REFUND}`;
  for (const { refundId } of waiting) await sendRefund(refundId, paymentServices());
}

/** A provider that rejects every refund. */
const refusing: PaymentProvider = {
  ...sandboxPayments,
  refund: async () => ({ providerRefundId: null, status: 'FAILED', failure: 'The account is closed' }),
};

/** Has the provider reject the pending refunds of an order. */
export async function refuseRefunds(orderId: string): Promise<void> {
  const waiting = await db.refund.findMany({ where: { payment: { orderId }, status: 'PENDING' } });
  for (const { id } of waiting) await sendRefund(id, { ...paymentServices(), payments: refusing });
}
