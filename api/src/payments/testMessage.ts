import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { TestPayment } from '../db/generated/client.ts';
import { testSessionState } from './testProvider.ts';

/** A message as it goes over the wire: its bytes, and what they are signed with. */
export interface SignedMessage {
  body: string;
  signature: string;
}

/** The message about a test payment that was decided, in Stripe's words and signed as Stripe signs. */
export function testMessage(payment: TestPayment, { secret, now }: { secret: string; now: Date }): SignedMessage {
  const state = testSessionState(payment, now);
  const isPaid = state.status === 'PAID';
  const body = JSON.stringify({
    id: `test_event_${randomUUID()}`,
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
