import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderDownError, type PaymentProvider, type SessionRequest } from '../money/paymentProvider.ts';
import { newId } from '../testing/fixtures.ts';
import { makeRequest, openStripeProvider, type StripeProviders } from '../testing/stripeProviders.ts';
import type { StripeStandIn, StripeTrouble } from '../testing/stripeStandIn.ts';

const MINUTE_MS = 60_000;
const HASTE = { timeoutMs: 300 };

describe('createStripeProvider', () => {
  let stripe: StripeStandIn;
  let provider: PaymentProvider;
  let patient: PaymentProvider;
  let create: StripeProviders['create'];
  let openPage: StripeProviders['openPage'];
  let reported: unknown[];

  beforeAll(async () => {
    ({ stripe, provider, patient, create, openPage, reported } = await openStripeProvider());
  });
  afterAll(() => stripe.close());
  beforeEach(() => {
    stripe.recover();
    stripe.requests.length = 0;
    stripe.books.refundStatus = 'succeeded';
    reported.length = 0;
  });

  const lastRequest = () => stripe.requests.at(-1);

  /** The provider's id of what was paid on a new page: ₹1,323. */
  async function payNewPage(): Promise<string> {
    const sessionId = await openPage();
    stripe.pay(sessionId);
    return stripe.books.session(sessionId).payment_intent ?? '';
  }

  describe('a hosted page', () => {
    it('asks for exactly the lines of the order, in rupees, and nothing that the shopper could change', async () => {
      const request = makeRequest();
      const { sessionId, url } = await provider.openSession(request);
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
            client_reference_id: orderId,
            metadata,
            payment_intent_data: { metadata, description: 'Order 1042' },
            expires_at: String(Math.floor(request.expiresAt.getTime() / 1000) + 60),
            success_url: `https://shop.example/success?order=${orderId}`,
            cancel_url: `https://shop.example/cancel?order=${orderId}`,
          },
        },
      ]);
      expect(stripe.books.session(sessionId)).toMatchObject({ amount_total: 132_300, url });
    });

    it('is the same page when it is asked for again', async () => {
      const request = makeRequest();
      expect(await provider.openSession(request)).toEqual(await provider.openSession(request));
    });

    it('is the same page when the first answer was lost', async () => {
      const request = makeRequest();
      const before = stripe.books.sessions.size;
      stripe.fail('cutting', { times: 1 });
      await patient.openSession(request);
      expect(stripe.requests.map(({ key }) => key)).toEqual([request.orderId, request.orderId]);
      expect(stripe.books.sessions.size).toBe(before + 1);
    });

    it('waits for a request of the same order that is under way', async () => {
      stripe.fail('locked', { times: 1 });
      await expect(patient.openSession(makeRequest())).resolves.toHaveProperty('sessionId');
    });

    it('lists a hundred lines one by one', async () => {
      const line = { name: 'Salt', unitPaise: 2_000, quantity: 1 };
      const { sessionId } = await provider.openSession(makeRequest({ lines: Array(100).fill(line) }));
      expect(Object.keys(lastRequest()?.form['line_items'] ?? {})).toHaveLength(100);
      expect(stripe.books.session(sessionId).amount_total).toBe(200_000);
    });

    it('sums up more lines than Stripe can list', async () => {
      const line = { name: 'Salt', unitPaise: 2_000, quantity: 3 };
      const { sessionId } = await provider.openSession(makeRequest({ lines: Array(101).fill(line) }));
      expect(lastRequest()?.form['line_items']).toMatchObject({
        0: { quantity: '1', price_data: { unit_amount: '606000', product_data: { name: 'Order 1042: 101 lines' } } },
      });
      expect(stripe.books.session(sessionId).amount_total).toBe(606_000);
    });

    it.each<[string, Partial<SessionRequest>, string]>([
      ['ends too soon', { expiresAt: new Date(Date.now() + 28 * MINUTE_MS) }, 'expires_at'],
      ['ends too late', { expiresAt: new Date(Date.now() + 25 * 60 * MINUTE_MS) }, 'expires_at'],
      ['has nothing on it', { lines: [] }, 'line_items'],
      ['has half a paisa on it', { lines: [{ name: 'Salt', unitPaise: 100.5, quantity: 1 }] }, 'unit_amount'],
      ['has none of something on it', { lines: [{ name: 'Salt', unitPaise: 100, quantity: 0 }] }, 'quantity'],
      ['is for no e-mail address', { email: 'asha' }, 'customer_email'],
    ])(
      'that %s is refused by Stripe; the shop hears of it and the shopper can try again',
      async (_why, fields, param) => {
        await expect(provider.openSession(makeRequest(fields))).rejects.toBeInstanceOf(ProviderDownError);
        expect(reported).toMatchObject([
          {
            type: 'StripeInvalidRequestError',
            parameter: expect.stringContaining(param),
            requestId: expect.any(String),
          },
        ]);
      },
    );

    it('of the same order with other lines is refused', async () => {
      const request = makeRequest();
      await provider.openSession(request);
      const other = { ...request, lines: [{ name: 'Salt', unitPaise: 100, quantity: 1 }] };
      await expect(provider.openSession(other)).rejects.toBeInstanceOf(ProviderDownError);
      expect(reported).toMatchObject([{ type: 'StripeIdempotencyError' }]);
    });
  });

  describe('ending a page', () => {
    it('closes one that is open, once', async () => {
      const sessionId = await openPage();
      expect(await provider.endSession(sessionId)).toEqual({ status: 'EXPIRED' });
      expect(await provider.endSession(sessionId)).toEqual({ status: 'EXPIRED' });
      expect(stripe.books.session(sessionId).status).toBe('expired');
    });

    it('finds that the shopper was faster', async () => {
      const sessionId = await openPage();
      stripe.pay(sessionId);
      expect(await provider.endSession(sessionId)).toMatchObject({ status: 'PAID', amountPaise: 132_300 });
    });

    it('finds that money is under way', async () => {
      const sessionId = await openPage();
      stripe.promise(sessionId);
      expect(await provider.endSession(sessionId)).toEqual({ status: 'PROCESSING' });
    });
  });

  describe('a refund', () => {
    it('pays back what is asked, and says so', async () => {
      const paymentId = await payNewPage();
      const refund = await provider.refund({ refundId: 'refund-1', paymentId, amountPaise: 32_300 });
      expect(refund).toEqual({
        providerRefundId: expect.stringMatching(/^re_/),
        status: 'SUCCEEDED',
        failure: null,
      });
      expect(lastRequest()).toEqual({
        what: 'POST /v1/refunds',
        key: 'refund-1',
        form: { payment_intent: paymentId, amount: '32300', metadata: { refundId: 'refund-1' } },
      });
      expect(await provider.readRefund(refund.providerRefundId ?? '')).toEqual(refund);
    });

    it('is made once for the same id, and apart for another', async () => {
      const request = { refundId: newId(), paymentId: await payNewPage(), amountPaise: 40_000 };
      const first = await provider.refund(request);
      expect(await provider.refund(request)).toEqual(first);
      const other = await provider.refund({ ...request, refundId: newId() });
      expect(other.providerRefundId).not.toBe(first.providerRefundId);
      expect(stripe.books.refundsOf(request.paymentId)).toHaveLength(2);
    });

    it('is made once when the first answer was lost', async () => {
      const request = { refundId: newId(), paymentId: await payNewPage(), amountPaise: 132_300 };
      stripe.fail('cutting', { of: 'POST' });
      await expect(provider.refund(request)).rejects.toBeInstanceOf(ProviderDownError);
      stripe.recover();
      expect(await provider.refund(request)).toMatchObject({ status: 'SUCCEEDED' });
      expect(stripe.books.refundsOf(request.paymentId)).toHaveLength(1);
    });

    it.each([
      ['more than came', 132_301, 'is greater than unrefunded amount'],
      ['what has gone back already', 10_000, 'has already been refunded'],
    ])('of %s is refused with the reason', async (why, amountPaise, failure) => {
      const paymentId = await payNewPage();
      if (why.startsWith('what')) stripe.refund(paymentId, 132_300);
      const refused = await provider.refund({ refundId: newId(), paymentId, amountPaise });
      expect(refused).toEqual({
        providerRefundId: null,
        status: 'FAILED',
        failure: expect.stringContaining(failure),
      });
      expect(reported).toHaveLength(1);
    });

    it('of a payment that was made with other keys is refused with the reason', async () => {
      const request = { refundId: newId(), paymentId: 'test_payment_1', amountPaise: 100 };
      const failure = "No such payment_intent: 'test_payment_1'";
      expect(await provider.refund(request)).toEqual({ providerRefundId: null, status: 'FAILED', failure });
    });

    it('may take its time, and fail in the end', async () => {
      stripe.books.refundStatus = 'pending';
      const request = { refundId: newId(), paymentId: await payNewPage(), amountPaise: 100 };
      const { providerRefundId, status } = await provider.refund(request);
      expect(status).toBe('PENDING');
      const failed = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
      Object.assign(stripe.books.refundOf(providerRefundId ?? ''), failed);
      const outcome = { providerRefundId, status: 'FAILED', failure: 'lost_or_stolen_card' };
      expect(await provider.readRefund(providerRefundId ?? '')).toEqual(outcome);
      expect(await provider.refund(request)).toEqual(outcome);
    });

    it('that Stripe took on and does not find stays open; the shop hears of it', async () => {
      await expect(provider.readRefund('re_gone')).rejects.toBeInstanceOf(ProviderDownError);
      expect(reported).toHaveLength(1);
    });
  });

  describe('while Stripe', () => {
    const troubles: [string, StripeTrouble][] = [
      ['fails', 'failing'],
      ['is too busy', 'busy'],
      ['does not answer', 'silent'],
      ['answers with a page', 'garbled'],
      ['hangs up', 'hangingUp'],
    ];

    /** Every call that asks Stripe. */
    function callsOf(asked: PaymentProvider): (() => Promise<unknown>)[] {
      return [
        () => asked.openSession(makeRequest()),
        () => asked.readSession('cs_test_1'),
        () => asked.endSession('cs_test_1'),
        () => asked.refund({ refundId: newId(), paymentId: 'pi_1', amountPaise: 100 }),
        () => asked.readRefund('re_1'),
      ];
    }

    async function expectDown(asked: PaymentProvider): Promise<void> {
      const outcomes = await Promise.allSettled(callsOf(asked).map((call) => call()));
      expect(outcomes).toHaveLength(5);
      for (const outcome of outcomes) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(ProviderDownError) });
      }
      expect(reported).toHaveLength(1); // of the page that was to be opened
    }

    it.each(troubles)('%s, every call says that it is down', async (_what, trouble) => {
      stripe.fail(trouble);
      await expectDown(create({}, HASTE));
    });

    it('refuses connections, every call says that it is down', async () => {
      const apiBase = 'http://127.0.0.1:1';
      await expectDown(create({ apiBase }));
    });

    it('refuses our key, every call says that it is down', async () => {
      const secretKey = 'sk_test_of_somebody_else';
      await expectDown(create({ secretKey }));
      expect(reported[0]).toMatchObject({ type: 'StripeAuthenticationError' });
    });

    it('does not answer, nobody waits longer than was said', async () => {
      stripe.fail('silent');
      const begun = performance.now();
      await expect(create({}, HASTE).openSession(makeRequest())).rejects.toBeInstanceOf(ProviderDownError);
      expect(performance.now() - begun).toBeLessThan(2_000);
    });

    it('fails once, it is asked again', async () => {
      stripe.fail('failing', { times: 1 });
      await expect(patient.openSession(makeRequest())).resolves.toHaveProperty('sessionId');
      expect(stripe.requests).toHaveLength(2);
    });
  });
});
