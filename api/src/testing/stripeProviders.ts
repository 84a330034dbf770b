import type { PaymentProvider, SessionRequest } from '../money/paymentProvider.ts';
import { encodeId } from '../graphql/globalId.ts';
import { createStripeProvider, type Patience } from '../payments/stripeProvider.ts';
import { newId } from './fixtures.ts';
import { openStripe } from './stripeStandIn.ts';

/** Waits longer than a busy machine needs. */
const CALM_MS = 10_000;

/** A stand-in for Stripe, and providers that ask it. */
export async function openStripeProvider() {
  const stripe = await openStripe();
  const reported: unknown[] = [];
  const means = { publicUrl: 'https://shop.example', report: (error: unknown) => void reported.push(error) };
  const create = (config: Partial<typeof stripe.config>, patience: Partial<Patience> = {}): PaymentProvider =>
    createStripeProvider({ ...stripe.config, ...means, ...config }, { timeoutMs: CALM_MS, retries: 0, ...patience });
  const provider = create({});
  return {
    stripe,
    /** What the shop was to hear of. */
    reported,
    create,
    /** Asks once. */
    provider,
    /** Asks twice. */
    patient: create({}, { retries: 1 }),
    async openPage(): Promise<string> {
      return (await provider.openSession(makeRequest())).sessionId;
    },
  };
}

/** What openStripeProvider opens. */
export type StripeProviders = Awaited<ReturnType<typeof openStripeProvider>>;

/** A page for ₹1,323. */
export function makeRequest(fields: Partial<SessionRequest> = {}): SessionRequest {
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
