import { randomUUID } from 'node:crypto';
import { db } from '../../../platform/db/client.ts';
import type { SandboxPayment } from '../../../platform/db/generated/client.ts';
import type { PaymentProvider, PaymentSessionState } from '../../../platform/money/paymentProvider.ts';
import { returnUrls } from '../stripe/sessionParameters.ts';
import { readStripeEvent } from '../stripe/stripeEvents.ts';

/** The path of the sandbox's payment pages; the id follows. */
export const SANDBOX_PAYMENT_PATH = '/sandbox-payment/';

/**
 * A payment provider for development: its payment page offers to approve or decline, and no money moves. It keeps its payments in
 * tables of its own and signs its events as Stripe does, so that the shop handles them as real ones.
 */
export function createSandboxProvider(options: { publicUrl: string; webhookSecret: string }): PaymentProvider {
  const { publicUrl, webhookSecret } = options;
  return {
    name: 'sandbox',
    publishableKey: null,
    async createSession({ orderId, orderNumber, lines, expiresAt }) {
      const amountPaise = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
      await db.sandboxPayment.createMany({
        data: {
          id: `sandbox_session_${randomUUID()}`,
          key: orderId,
          orderRef: orderId,
          description: `Order #${orderNumber}`,
          amountPaise,
          expiresAt,
          ...returnUrls(publicUrl, orderId),
        },
        skipDuplicates: true, // concurrent requests share one session
      });
      const { id } = await db.sandboxPayment.findUniqueOrThrow({ where: { key: orderId }, select: { id: true } });
      return { sessionId: id, url: `${publicUrl}${SANDBOX_PAYMENT_PATH}${id}` };
    },
    retrieveSession,
    async expireSession(sessionId) {
      await db.sandboxPayment.updateMany({ where: { id: sessionId, status: 'OPEN' }, data: { status: 'EXPIRED' } });
      return retrieveSession(sessionId);
    },
    async refund({ refundId, paymentId, amountPaise }) {
      return db.$transaction(async (tx) => {
        const session = await tx.sandboxPayment.findUniqueOrThrow({ where: { paymentId } });
        const id = `sandbox_refund_${randomUUID()}`;
        const { count } = await tx.sandboxRefund.createMany({
          data: { id, key: refundId, sessionId: session.id, amountPaise },
          skipDuplicates: true,
        });
        if (count === 1) {
          await tx.sandboxPayment.update({
            where: { id: session.id },
            data: { refundedPaise: { increment: amountPaise } },
            select: { id: true },
          });
        }
        const refund = await tx.sandboxRefund.findUniqueOrThrow({ where: { key: refundId } });
        return { providerRefundId: refund.id, status: 'SUCCEEDED' as const, failure: null };
      });
    },
    async retrieveRefund(providerRefundId) {
      return { providerRefundId, status: 'SUCCEEDED', failure: null };
    },
    async listRefunds(paymentId) {
      const refunds = await db.sandboxRefund.findMany({
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
    constructEvent(body, signature) {
      return readStripeEvent(body, signature, webhookSecret);
    },
  };
}

async function retrieveSession(sessionId: string): Promise<PaymentSessionState> {
  return sandboxSessionState(await db.sandboxPayment.findUniqueOrThrow({ where: { id: sessionId } }), new Date());
}

/** The state of a session; a session past its time has expired, also when no request has closed it. */
export function sandboxSessionState(payment: SandboxPayment, now: Date): PaymentSessionState {
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
