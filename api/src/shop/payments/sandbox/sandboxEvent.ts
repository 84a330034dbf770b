import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { SandboxPayment } from '../../../platform/db/generated/client.ts';
import { sandboxSessionState } from './sandboxProvider.ts';

/** An event as it is sent: the body and its signature. */
export interface SignedEvent {
  body: string;
  signature: string;
}

/** The event about a decided sandbox payment, in the format of Stripe's events and with Stripe's signature. */
export function sandboxEvent(payment: SandboxPayment, { secret, now }: { secret: string; now: Date }): SignedEvent {
  const state = sandboxSessionState(payment, now);
  const isPaid = state.status === 'PAID';
  const body = JSON.stringify({
    id: `sandbox_event_${randomUUID()}`,
    object: 'event',
    type: isPaid ? 'checkout.session.completed' : 'checkout.session.async_payment_failed',
    created: Math.floor(now.getTime() / 1000),
    data: {
      object: {
        id: payment.id,
        object: 'checkout.session',
        status: 'complete',
        payment_status: isPaid ? 'paid' : 'unpaid',
        payment_intent: payment.paymentId,
        amount_total: Number(payment.amountPaise),
        currency: 'inr',
        metadata: { orderId: payment.orderRef },
      },
    },
  });
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) };
}
