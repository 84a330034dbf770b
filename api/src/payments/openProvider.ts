import type { Config } from '../config.ts';
import { createFingerprint } from '../fingerprint.ts';
import type { PaymentProvider } from '../money/paymentProvider.ts';
import { noProvider } from './noProvider.ts';
import { createStripeProvider } from './stripeProvider.ts';
import { createTestProvider } from './testProvider.ts';

/** Who takes payments online: Stripe where it is configured, otherwise the test provider, or nobody. */
export function openProvider(
  { stripe, testPayments, publicUrl, jwtSecret }: Config,
  report: (error: unknown) => void,
): PaymentProvider {
  if (stripe) return createStripeProvider({ ...stripe, publicUrl, report });
  return testPayments ? createTestProvider({ publicUrl, webhookSecret: testWebhookSecret(jwtSecret) }) : noProvider;
}

/** What the test provider signs with; all processes of a shop have the same. */
export function testWebhookSecret(jwtSecret: string): string {
  return `whsec_${Buffer.from(createFingerprint(jwtSecret)('test payments', '')).toString('hex')}`;
}
