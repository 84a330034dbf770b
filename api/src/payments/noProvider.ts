import { ForgedEventError, ProviderDownError, type PaymentProvider } from '../money/paymentProvider.ts';

const refuse = () => Promise.reject(new ProviderDownError('No provider is configured'));

/** For a shop that takes cash alone. */
export const noProvider: PaymentProvider = {
  name: 'none',
  publishableKey: null,
  openSession: refuse,
  readSession: refuse,
  endSession: refuse,
  refund: refuse,
  readRefund: refuse,
  listRefunds: refuse,
  readEvent() {
    throw new ForgedEventError('No provider is configured');
  },
};
