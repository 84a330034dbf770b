import type { CheckoutServices } from '../shop/checkout/placeOrder.ts';
import type { PaymentProvider } from '../platform/money/paymentProvider.ts';
import { createSandboxProvider } from '../shop/payments/sandbox/sandboxProvider.ts';
import { fakeCaller } from './graphql/fakeCaller.ts';
import { sharedPubSub } from './graphql/sharedPubSub.ts';
import { TEST_TERMS } from './shopTermsFixture.ts';

/** The webhook secret of the sandbox in tests. */
export const SANDBOX_WEBHOOK_SECRET = 'whsec_of_tests';

/** The sandbox provider, on the test file's database. */
export const sandboxPayments: PaymentProvider = createSandboxProvider({
  publicUrl: 'http://localhost:4000',
  webhookSecret: SANDBOX_WEBHOOK_SECRET,
});

/** The services of rules about payments, and of placing orders, in tests. */
export function paymentServices(): CheckoutServices {
  return { payments: sandboxPayments, pubSub: sharedPubSub(), shop: TEST_TERMS, now: new Date(), caller: fakeCaller() };
}
