import { db } from '../db/client.ts';
import type { TestPayment } from '../db/generated/client.ts';
import { decideTestPayment, type TestDecision } from '../payments/decideTestPayment.ts';
import { handleEvent } from '../payments/handleEvent.ts';
import { SEND_REFUND } from '../payments/requestRefund.ts';
import { sendRefund } from '../payments/sendRefund.ts';
import { testMessage } from '../payments/testMessage.ts';
import { TEST_WEBHOOK_SECRET, testMeans, testPayments } from './testPayments.ts';

/** The test provider's page for an order. */
export async function testPaymentOf(orderId: string): Promise<TestPayment> {
  const { providerSessionId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
  return db.testPayment.findUniqueOrThrow({ where: { id: providerSessionId ?? '' } });
}

/** Approves or declines an order's payment on the test provider's page; its message arrives at once. */
export async function playPayment(orderId: string, decision: TestDecision): Promise<void> {
  const { id } = await testPaymentOf(orderId);
  await decideTestPayment(id, decision, new Date());
  await deliverNews(orderId);
}

/** Lets the message about an order's payment arrive, once more where it has arrived before. */
export async function deliverNews(orderId: string): Promise<void> {
  const payment = await testPaymentOf(orderId);
  const { body, signature } = testMessage(payment, { secret: TEST_WEBHOOK_SECRET, now: new Date() });
  await handleEvent(testPayments.readEvent(Buffer.from(body), signature), testMeans());
}

/** The bank says yes after all, whatever the page says; the message arrives at once. */
export async function payLate(orderId: string): Promise<void> {
  const { id } = await testPaymentOf(orderId);
  await db.testPayment.updateMany({
    where: { id, status: { not: 'PAID' } },
    data: { status: 'PAID', paymentId: `test_payment_${id}` },
  });
  await deliverNews(orderId);
}

/** Does the waiting jobs that ask the provider for refunds. */
export async function sendRefunds(): Promise<void> {
  const waiting = await db.$queryRaw<{ refundId: string }[]>`
    SELECT payload->>'refundId' AS "refundId" FROM graphile_worker._private_jobs AS job
    JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id WHERE task.identifier = ${SEND_REFUND}`;
  for (const { refundId } of waiting) await sendRefund(refundId, testMeans());
}
