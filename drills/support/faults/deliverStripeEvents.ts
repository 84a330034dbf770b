import { setTimeout as pause } from 'node:timers/promises';
import { PAYMENT_WEBHOOK_PATH } from '../../../api/src/shop/payments/paymentWebhookRoute.ts';
import { signatureOf, type FakeStripe } from '../../../api/src/testing/stripe/fakeStripe.ts';
import { createRetryingClient, type ClientNetwork } from './retryingClient.ts';

const REPEATED_EACH = 7;
const PAUSE_MS = 20;

/** Sends the events of Stripe until each was accepted, and every seventh a second time, as Stripe may. */
export function deliverStripeEvents(stripe: FakeStripe, network: ClientNetwork) {
  const client = createRetryingClient(network);
  let delivered = 0;
  let hasEnded = false;

  async function deliver(body: string): Promise<void> {
    for (;;) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) };
      const { status } = await client.send(PAYMENT_WEBHOOK_PATH, { method: 'POST', headers, body });
      if (status === 200) return;
      await pause(PAUSE_MS); // a server whose clock is wrong refuses the time of the signature
    }
  }

  async function deliverAll(): Promise<void> {
    while (!hasEnded) {
      const event = stripe.messages[delivered];
      if (!event) {
        await pause(PAUSE_MS);
        continue;
      }
      await deliver(event.body);
      if (delivered % REPEATED_EACH === 0) await deliver(event.body);
      delivered += 1;
    }
    client.close();
  }

  const done = deliverAll();
  return {
    /** Whether Stripe has nothing to send. */
    isIdle: () => delivered === stripe.messages.length,
    end: () => ((hasEnded = true), done),
  };
}
