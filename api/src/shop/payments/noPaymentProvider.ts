import {
  SignatureVerificationError,
  ProviderUnavailableError,
  type PaymentProvider,
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
