import type { Config } from '../../platform/config/config.ts';
import { createFingerprint } from '../../platform/core/fingerprint.ts';
import type { PaymentProvider } from '../../platform/money/paymentProvider.ts';
import { noPaymentProvider } from './noPaymentProvider.ts';
import { createStripeProvider } from './stripe/stripeProvider.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';

/** Creates the payment provider of the configuration: Stripe, else the sandbox, else a provider that refuses every payment. */
export function createPaymentProvider(
  { stripe, sandboxPayments, publicUrl, jwtSecret }: Config,
  report: (error: unknown) => void,
): PaymentProvider {
  if (stripe) return createStripeProvider({ ...stripe, publicUrl, report });
  return sandboxPayments
    ? createSandboxProvider({ publicUrl, webhookSecret: sandboxWebhookSecret(jwtSecret) })
    : noPaymentProvider;
}

/** The secret with which the sandbox signs its events; it is the same in every process of a shop. */
export function sandboxWebhookSecret(jwtSecret: string): string {
  return `whsec_${Buffer.from(createFingerprint(jwtSecret)('test payments', '')).toString('hex')}`;
}
