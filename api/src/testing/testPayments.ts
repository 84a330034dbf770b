import type { PaymentProvider } from '../money/paymentProvider.ts';
import { createTestProvider } from '../payments/testProvider.ts';
import type { PaymentMeans } from '../payments/paymentMeans.ts';
import { testEvents } from './testEvents.ts';
import { TEST_TERMS } from './testTerms.ts';

/** What the test provider of tests signs with. */
export const TEST_WEBHOOK_SECRET = 'whsec_of_tests';

/** The built-in provider, on the test file's database. */
export const testPayments: PaymentProvider = createTestProvider({
  publicUrl: 'http://localhost:4000',
  webhookSecret: TEST_WEBHOOK_SECRET,
});

/** What rules about payments work with in tests. */
export function testMeans(): PaymentMeans {
  return { payments: testPayments, events: testEvents(), shop: TEST_TERMS, now: new Date() };
}
