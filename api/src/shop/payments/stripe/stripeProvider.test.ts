import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ProviderUnavailableError,
  type PaymentProvider,
  type PaymentSessionRequest,
} from '../../../platform/money/paymentProvider.ts';
import { newId } from '../../../testing/fixtures.ts';
import {
  makeRequest,
  openStripeProvider,
  type StripeProviderFixtures,
} from '../../../testing/stripe/stripeProviderFixtures.ts';
import type { RetryPolicy } from './stripeProvider.ts';
import type { FakeStripe, StripeFailure } from '../../../testing/stripe/fakeStripe.ts';

const MINUTE_MS = 60_000;
/** For a Stripe that does not answer. */
const HASTE = { timeoutMs: 300 };
/** Without a timeout of the shop, Stripe's SDK waits for 80 seconds. */
const BELOW_SDK_TIMEOUT_MS = 60_000;

describe('createStripeProvider', () => {
  let stripe: FakeStripe;
  let provider: PaymentProvider;
  let retrying: PaymentProvider;
  let create: StripeProviderFixtures['create'];
  let openPage: StripeProviderFixtures['openPage'];
  let reported: unknown[];

  beforeAll(async () => {
    ({ stripe, provider, retrying, create, openPage, reported } = await openStripeProvider());
  });
  afterAll(() => stripe.close());
  beforeEach(() => {
    stripe.recover();
    stripe.requests.length = 0;
    stripe.state.refundStatus = 'succeeded';
    reported.length = 0;
  });

  const lastRequest = () => stripe.requests.at(-1);

  /** The provider's payment id of a new session that is paid: ₹1,323. */
  async function payNewPage(): Promise<string> {
    const sessionId = await openPage();
    stripe.pay(sessionId);
    return stripe.state.session(sessionId).payment_intent ?? '';
  }

  describe('a payment session', () => {
    it('has exactly the lines of the order in rupees, with fixed quantities', async () => {
      const request = makeRequest();
      const { sessionId, url } = await provider.createSession(request);
      const { orderId } = request;
      const metadata = { orderId, orderNumber: '1042' };
      const line = (name: string, unit_amount: string, quantity: string) => ({
        quantity,
        adjustable_quantity: { enabled: 'false' },
        price_data: { currency: 'inr', unit_amount, product_data: { name } },
      });
      expect(stripe.requests).toEqual([
        {
          what: 'POST /v1/checkout/sessions',
          key: orderId,
          form: {
            mode: 'payment',
            line_items: { 0: line('Basmati Rice, 5 kg', '64900', '2'), 1: line('Delivery', '2500', '1') },
            customer_email: 'asha@kirana.example',
            adaptive_pricing: { enabled: 'false' },
            client_reference_id: orderId,
            metadata,
            payment_intent_data: { metadata, description: 'Order 1042' },
            expires_at: String(Math.floor(request.expiresAt.getTime() / 1000) + 60),
            success_url: `https://shop.example/success?order=${orderId}`,
            cancel_url: `https://shop.example/cancel?order=${orderId}`,
          },
        },
      ]);
      expect(stripe.state.session(sessionId)).toMatchObject({ amount_total: 132_300, url });
    });

    it('is the same one for a repeated request', async () => {
      const request = makeRequest();
      expect(await provider.createSession(request)).toEqual(await provider.createSession(request));
    });

    it('is the same one when the first answer was lost', async () => {
      const request = makeRequest();
      const before = stripe.state.sessions.size;
      stripe.fail('resetAfterCommit', { times: 1 });
      await retrying.createSession(request);
      expect(stripe.requests.map(({ key }) => key)).toEqual([request.orderId, request.orderId]);
      expect(stripe.state.sessions.size).toBe(before + 1);
    });

    it('waits for a concurrent request of the same order', async () => {
      stripe.fail('locked', { times: 1 });
      await expect(retrying.createSession(makeRequest())).resolves.toHaveProperty('sessionId');
    });

    it('lists up to a hundred lines', async () => {
      const line = { name: 'Salt', unitPaise: 2_000, quantity: 1 };
      const { sessionId } = await provider.createSession(makeRequest({ lines: Array(100).fill(line) }));
      expect(Object.keys(lastRequest()?.form['line_items'] ?? {})).toHaveLength(100);
      expect(stripe.state.session(sessionId).amount_total).toBe(200_000);
    });

    it('has one line for more lines than Stripe accepts', async () => {
      const line = { name: 'Salt', unitPaise: 2_000, quantity: 3 };
      const { sessionId } = await provider.createSession(makeRequest({ lines: Array(101).fill(line) }));
      expect(lastRequest()?.form['line_items']).toMatchObject({
        0: { quantity: '1', price_data: { unit_amount: '606000', product_data: { name: 'Order 1042: 101 lines' } } },
      });
      expect(stripe.state.session(sessionId).amount_total).toBe(606_000);
    });

    it.each<[string, Partial<PaymentSessionRequest>, string]>([
      ['ends too soon', { expiresAt: new Date(Date.now() + 28 * MINUTE_MS) }, 'expires_at'],
      ['ends too late', { expiresAt: new Date(Date.now() + 25 * 60 * MINUTE_MS) }, 'expires_at'],
      ['has nothing on it', { lines: [] }, 'line_items'],
      ['has half a paisa on it', { lines: [{ name: 'Salt', unitPaise: 100.5, quantity: 1 }] }, 'unit_amount'],
      ['has none of something on it', { lines: [{ name: 'Salt', unitPaise: 100, quantity: 0 }] }, 'quantity'],
    ])(
      'that %s is refused by Stripe; the shop hears of it and the shopper can try again',
      async (_why, fields, param) => {
        await expect(provider.createSession(makeRequest(fields))).rejects.toBeInstanceOf(ProviderUnavailableError);
        expect(reported).toMatchObject([
          {
            type: 'StripeInvalidRequestError',
            parameter: expect.stringContaining(param),
            requestId: expect.any(String),
          },
        ]);
      },
    );

    it('is refused for the same order with other lines', async () => {
      const request = makeRequest();
      await provider.createSession(request);
      const other = { ...request, lines: [{ name: 'Salt', unitPaise: 100, quantity: 1 }] };
      await expect(provider.createSession(other)).rejects.toBeInstanceOf(ProviderUnavailableError);
      expect(reported).toMatchObject([{ type: 'StripeIdempotencyError' }]);
    });
  });

  describe('the expiry of a session', () => {
    it('closes an open session once', async () => {
      const sessionId = await openPage();
      expect(await provider.expireSession(sessionId)).toEqual({ status: 'EXPIRED' });
      expect(await provider.expireSession(sessionId)).toEqual({ status: 'EXPIRED' });
      expect(stripe.state.session(sessionId).status).toBe('expired');
    });

    it('returns PAID when the shopper has paid before', async () => {
      const sessionId = await openPage();
      stripe.pay(sessionId);
      expect(await provider.expireSession(sessionId)).toMatchObject({ status: 'PAID', amountPaise: 132_300 });
    });

    it('returns PROCESSING during a delayed payment', async () => {
      const sessionId = await openPage();
      stripe.payAsync(sessionId);
      expect(await provider.expireSession(sessionId)).toEqual({ status: 'PROCESSING' });
    });
  });

  describe('a refund', () => {
    it('refunds the requested amount', async () => {
      const paymentId = await payNewPage();
      const refund = await provider.refund({ refundId: 'refund-1', paymentId, amountPaise: 32_300 });
      expect(refund).toEqual({ providerRefundId: expect.stringMatching(/^re_/), status: 'SUCCEEDED', failure: null });
      expect(lastRequest()).toEqual({
        what: 'POST /v1/refunds',
        key: 'refund-1',
        form: { payment_intent: paymentId, amount: '32300', metadata: { refundId: 'refund-1' } },
      });
      expect(await provider.retrieveRefund(refund.providerRefundId ?? '')).toEqual(refund);
    });

    it('is made once per id', async () => {
      const request = { refundId: newId(), paymentId: await payNewPage(), amountPaise: 40_000 };
      const first = await provider.refund(request);
      expect(await provider.refund(request)).toEqual(first);
      const other = await provider.refund({ ...request, refundId: newId() });
      expect(other.providerRefundId).not.toBe(first.providerRefundId);
      expect(stripe.state.refundsOf(request.paymentId)).toHaveLength(2);
    });

    it('is made once when the first answer was lost', async () => {
      const request = { refundId: newId(), paymentId: await payNewPage(), amountPaise: 132_300 };
      stripe.fail('resetAfterCommit', { of: 'POST' });
      await expect(provider.refund(request)).rejects.toBeInstanceOf(ProviderUnavailableError);
      stripe.recover();
      expect(await provider.refund(request)).toMatchObject({ status: 'SUCCEEDED' });
      expect(stripe.state.refundsOf(request.paymentId)).toHaveLength(1);
    });

    it.each([
      ['more than came', 132_301, 'is greater than unrefunded amount'],
      ['what is refunded already', 10_000, 'has already been refunded'],
    ])('of %s is rejected with the reason', async (why, amountPaise, failure) => {
      const paymentId = await payNewPage();
      if (why.startsWith('what')) stripe.refund(paymentId, 132_300);
      const refused = await provider.refund({ refundId: newId(), paymentId, amountPaise });
      expect(refused).toEqual({ providerRefundId: null, status: 'FAILED', failure: expect.stringContaining(failure) });
      expect(reported).toHaveLength(1);
    });

    it('of a payment with other API keys is rejected with the reason', async () => {
      const request = { refundId: newId(), paymentId: 'sandbox_payment_1', amountPaise: 100 };
      const failure = "No such payment_intent: 'sandbox_payment_1'";
      expect(await provider.refund(request)).toEqual({ providerRefundId: null, status: 'FAILED', failure });
    });

    it('can stay pending and fail later', async () => {
      stripe.state.refundStatus = 'pending';
      const request = { refundId: newId(), paymentId: await payNewPage(), amountPaise: 100 };
      const { providerRefundId, status } = await provider.refund(request);
      expect(status).toBe('PENDING');
      const failed = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
      Object.assign(stripe.state.refundOf(providerRefundId ?? ''), failed);
      const outcome = { providerRefundId, status: 'FAILED', failure: 'lost_or_stolen_card' };
      expect(await provider.retrieveRefund(providerRefundId ?? '')).toEqual(outcome);
      expect(await provider.refund(request)).toEqual(outcome);
    });

    it('that Stripe accepted and no longer finds stays pending, and is reported', async () => {
      await expect(provider.retrieveRefund('re_gone')).rejects.toBeInstanceOf(ProviderUnavailableError);
      expect(reported).toHaveLength(1);
    });
  });

  describe('while Stripe', () => {
    const failures: [string, StripeFailure, Partial<RetryPolicy>?][] = [
      ['fails', 'failing'],
      ['is too busy', 'busy'],
      ['does not answer', 'timeout', HASTE],
      ['answers with a page', 'malformed'],
      ['hangs up', 'reset'],
    ];

    /** All requests to Stripe. */
    function callsOf(provider: PaymentProvider): (() => Promise<unknown>)[] {
      return [
        () => provider.createSession(makeRequest()),
        () => provider.retrieveSession('cs_test_1'),
        () => provider.expireSession('cs_test_1'),
        () => provider.refund({ refundId: newId(), paymentId: 'pi_1', amountPaise: 100 }),
        () => provider.retrieveRefund('re_1'),
      ];
    }

    async function expectDown(provider: PaymentProvider): Promise<void> {
      const outcomes = await Promise.allSettled(callsOf(provider).map((call) => call()));
      expect(outcomes).toHaveLength(5);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ProviderUnavailableError) });
      }
      expect(reported).toHaveLength(1); // the failed createSession
    }

    it.each(failures)('%s, every request throws ProviderUnavailableError', async (_what, failure, policy = {}) => {
      stripe.fail(failure);
      await expectDown(create({}, policy));
    });

    it('refuses connections, every request throws ProviderUnavailableError', async () => {
      const apiBase = 'http://127.0.0.1:1';
      await expectDown(create({ apiBase }));
    });

    it('rejects the API key, every request throws ProviderUnavailableError', async () => {
      const secretKey = 'sk_test_of_another_account';
      await expectDown(create({ secretKey }));
      expect(reported[0]).toMatchObject({ type: 'StripeAuthenticationError' });
    });

    it('does not answer, a request fails after its timeout', { timeout: BELOW_SDK_TIMEOUT_MS }, async () => {
      stripe.fail('timeout');
      await expect(create({}, HASTE).createSession(makeRequest())).rejects.toBeInstanceOf(ProviderUnavailableError);
      expect(reported).toMatchObject([{ type: 'StripeConnectionError' }]);
    });

    it('fails once, the request is retried', async () => {
      stripe.fail('failing', { times: 1 });
      await expect(retrying.createSession(makeRequest())).resolves.toHaveProperty('sessionId');
      expect(stripe.requests).toHaveLength(2);
    });
  });
});
