import type { Config } from '../../platform/config/config.ts';
import { createFingerprint } from '../../platform/core/caller.ts';
import {
  type PaymentProvider,
  SignatureVerificationError,
  ProviderUnavailableError,
} from '../../platform/money/paymentProvider.ts';
import { createStripeProvider } from './stripe/stripeProvider.ts';
import { createSandboxProvider } from './sandbox/sandboxProvider.ts';

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
