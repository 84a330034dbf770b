import type { PaymentProvider, PaymentSessionRequest } from '../../platform/money/paymentProvider.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { createStripeProvider, type RetryPolicy } from '../../shop/payments/stripe/stripeProvider.ts';
import { newId } from '../fixtures.ts';
import { openFakeStripe } from './fakeStripe.ts';

/** Longer than a busy machine needs. */
const TIMEOUT_MS = 10_000;

/** Opens a fake of Stripe, and providers that call it. */
export async function openStripeProvider() {
  const stripe = await openFakeStripe();
  const reported: unknown[] = [];
  const services = { publicUrl: 'https://shop.example', report: (error: unknown) => void reported.push(error) };
  const create = (config: Partial<typeof stripe.config>, policy: Partial<RetryPolicy> = {}): PaymentProvider =>
    createStripeProvider(
      { ...stripe.config, ...services, ...config },
      { timeoutMs: TIMEOUT_MS, retries: 0, ...policy },
    );
  const provider = create({});
  return {
    stripe,
    /** The reported errors. */
    reported,
    create,
    /** Without retries. */
    provider,
    /** With one retry. */
    retrying: create({}, { retries: 1 }),
    async openPage(): Promise<string> {
      return (await provider.createSession(makeRequest())).sessionId;
    },
  };
}

/** The result of openStripeProvider. */
export type StripeProviderFixtures = Awaited<ReturnType<typeof openStripeProvider>>;

/** A session request for ₹1,323. */
export function makeRequest(fields: Partial<PaymentSessionRequest> = {}): PaymentSessionRequest {
  return {
    orderId: encodeId('Order', newId()),
    orderNumber: 1042,
    email: 'asha@kirana.example',
    lines: [
      { name: 'Basmati Rice, 5 kg', unitPaise: 64_900, quantity: 2 },
      { name: 'Delivery', unitPaise: 2_500, quantity: 1 },
    ],
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...fields,
  };
}
