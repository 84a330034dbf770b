import type { Config } from '../../platform/config/config.ts';
import { createFingerprint } from '../../platform/core/caller.ts';
import {
  type PaymentProvider,
  SignatureVerificationError,
  ProviderUnavailableError,
} from '../../platform/money/paymentProvider.ts';

const refuse = () => Promise.reject(new ProviderUnavailableError('No provider is configured'));

/** The provider of a shop that accepts cash only: it refuses every request. */
export const noPaymentProvider: PaymentProvider = {
  name: 'none',
  publishableKey: null,
  createSession: refuse,
  retrieveSession: refuse,
  expireSession: refuse,
  refund: refuse,
  retrieveRefund: refuse,
  listRefunds: refuse,
  constructEvent() {
    throw new SignatureVerificationError('No provider is configured');
  },
};

/** Creates the payment provider of the configuration: Stripe, else the sandbox, else a provider that refuses every payment. */
export async function createPaymentProvider(
  { stripe, sandboxPayments, publicUrl, jwtSecret }: Config,
  report: (error: unknown) => void,
): Promise<PaymentProvider> {
  if (stripe) {
    const { createStripeProvider } = await import('./stripe/stripeProvider.ts');
    return createStripeProvider({ ...stripe, publicUrl, report });
  }
  if (!sandboxPayments) return noPaymentProvider;
  const { createSandboxProvider } = await import('./sandbox/sandboxProvider.ts');
  return createSandboxProvider({ publicUrl, webhookSecret: sandboxWebhookSecret(jwtSecret) });
}

/** The secret with which the sandbox signs its events; it is the same in every process of a shop. */
export function sandboxWebhookSecret(jwtSecret: string): string {
  return `whsec_${Buffer.from(createFingerprint(jwtSecret)('test payments', '')).toString('hex')}`;
}
