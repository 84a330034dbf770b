import { randomUUID } from 'node:crypto';
import { db } from '../db/client.ts';
import type { TestPayment } from '../db/generated/client.ts';
import type { PaymentProvider, SessionState } from '../money/paymentProvider.ts';
import { returnAddresses } from './returnAddresses.ts';
import { readStripeEvent } from './stripeEvents.ts';

/** Where the page of a test payment is; the id follows. */
export const TEST_PAYMENT_PATH = '/test-payment/';

/**
 * Plays a payment provider: a page of the shop's own asks what is to happen, and no money moves. It keeps books of its own and
 * signs its messages as Stripe does, so that all that follows goes the way of real payments.
 */
export function createTestProvider({
  publicUrl,
  webhookSecret,
}: {
  publicUrl: string;
  webhookSecret: string;
}): PaymentProvider {
  return {
    name: 'test',
    publishableKey: null,
    async openSession({ orderId, orderNumber, lines, expiresAt }) {
      const amountPaise = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
      await db.testPayment.createMany({
        data: {
          id: `test_session_${randomUUID()}`,
          key: orderId,
          orderRef: orderId,
          description: `Order #${orderNumber}`,
          amountPaise,
          expiresAt,
          ...returnAddresses(publicUrl, orderId),
        },
        skipDuplicates: true, // asked twice at once, it is one page
      });
      const { id } = await db.testPayment.findUniqueOrThrow({ where: { key: orderId }, select: { id: true } });
      return { sessionId: id, url: `${publicUrl}${TEST_PAYMENT_PATH}${id}` };
    },
    async readSession(sessionId) {
      return testSessionState(await db.testPayment.findUniqueOrThrow({ where: { id: sessionId } }), new Date());
    },
    async endSession(sessionId) {
      await db.testPayment.updateMany({ where: { id: sessionId, status: 'OPEN' }, data: { status: 'EXPIRED' } });
      return testSessionState(await db.testPayment.findUniqueOrThrow({ where: { id: sessionId } }), new Date());
    },
    async refund({ refundId, paymentId, amountPaise }) {
      return db.$transaction(async (tx) => {
        const session = await tx.testPayment.findUniqueOrThrow({ where: { paymentId } });
        const id = `test_refund_${randomUUID()}`;
        const { count } = await tx.testRefund.createMany({
          data: { id, key: refundId, sessionId: session.id, amountPaise },
          skipDuplicates: true,
        });
        if (count === 1) {
          await tx.testPayment.update({
            where: { id: session.id },
            data: { refundedPaise: { increment: amountPaise } },
            select: { id: true },
          });
        }
        const made = await tx.testRefund.findUniqueOrThrow({ where: { key: refundId } });
        return { providerRefundId: made.id, status: 'SUCCEEDED' as const, failure: null };
      });
    },
    async readRefund(providerRefundId) {
      return { providerRefundId, status: 'SUCCEEDED', failure: null };
    },
    async listRefunds(paymentId) {
      const refunds = await db.testRefund.findMany({
        where: { session: { paymentId } },
        orderBy: { createdAt: 'asc' },
      });
      return refunds.map(({ id, key, amountPaise }) => ({
        providerRefundId: id,
        refundId: key,
        amountPaise: Number(amountPaise),
        status: 'SUCCEEDED',
        failure: null,
      }));
    },
    readEvent(body, signature) {
      return readStripeEvent(body, signature, webhookSecret);
    },
  };
}

/** One whose time is over can't be paid any more, whether anybody has closed it or not. */
export function testSessionState(payment: TestPayment, now: Date): SessionState {
  switch (payment.status) {
    case 'PAID':
      return {
        status: 'PAID',
        paymentId: payment.paymentId ?? '',
        amountPaise: Number(payment.amountPaise),
        currency: 'inr',
      };
    case 'DECLINED':
      return { status: 'FAILED' };
    case 'EXPIRED':
      return { status: 'EXPIRED' };
    case 'OPEN':
      return { status: payment.expiresAt <= now ? 'EXPIRED' : 'OPEN' };
  }
}
