import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeCustomer, makeProduct, newId } from '../../../testing/fixtures.ts';
import { openServer } from '../../../testing/server/inProcessServer.ts';
import { placeOrderFixture } from '../../../testing/placeOrderFixture.ts';
import { sandboxPaymentOf } from '../../../testing/sandboxPaymentFixtures.ts';
import { PAYMENT_WEBHOOK_PATH } from '../paymentWebhookRoute.ts';

describe('the payment page of the sandbox', () => {
  let app: FastifyInstance;
  let orderId: string;
  let path: string;
  beforeAll(async () => {
    app = await openServer();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { viewer, addressId } = await makeCustomer([(await makeProduct()).id]);
    const request = { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod: 'ONLINE' } as const;
    ({ orderId } = await placeOrderFixture(viewer, request));
    path = `/sandbox-payment/${(await sandboxPaymentOf(orderId)).id}`;
  });

  const decide = (decision: string) =>
    app.inject({
      method: 'POST',
      url: `${path}/${decision}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const statusOfOrder = async () => (await db.order.findUniqueOrThrow({ where: { id: orderId } })).status;

  it('shows the amount, and that no money moves', async () => {
    const { statusCode, headers, body } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('₹100');
    expect(body).toContain('no money moves');
  });

  it('places the order by a signed event when the payment is approved, and redirects to the shop', async () => {
    const { statusCode, headers } = await decide('approve');
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(/\/success\?order=order_/);
    expect(await statusOfOrder()).toBe('PLACED');
    expect(await db.paymentWebhookEvent.count({ where: { provider: 'sandbox' } })).toBeGreaterThan(0);
  });

  it('voids the order when the payment is declined, and redirects to the shop', async () => {
    const { statusCode, headers } = await decide('decline');
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(/\/cancel\?order=order_/);
    expect(await statusOfOrder()).toBe('PAYMENT_FAILED');
  });

  it('applies the first decision alone', async () => {
    await decide('approve');
    const { headers } = await decide('decline');
    expect(headers.location).toMatch(/\/success/);
    expect(await statusOfOrder()).toBe('PLACED');
    expect((await app.inject(path)).body).toContain('This payment was approved.');
  });

  it('refuses a payment after its expiry', async () => {
    await db.sandboxPayment.updateMany({ data: { expiresAt: new Date(0) } });
    expect((await app.inject(path)).body).toContain('This payment has expired.');
    await decide('approve');
    expect(await statusOfOrder()).toBe('PENDING_PAYMENT');
  });

  it('answers 404 for other ids', async () => {
    for (const url of [`/sandbox-payment/sandbox_session_${newId()}`, '/sandbox-payment/x', '/sandbox-payment/%00']) {
      for (const request of [{ url }, { url: `${url}/approve`, method: 'POST' as const }]) {
        const { statusCode } = await app.inject(request);
        expect(Math.floor(statusCode / 100)).toBe(4);
      }
    }
  });

  it('does not exist with real payments or with cash only', async () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_of_tests' };
    for (const environment of [{ SANDBOX_PAYMENTS: 'off' }, stripe]) {
      const other = await openServer(environment);
      expect((await other.inject({ method: 'POST', url: `${path}/approve` })).statusCode).toBe(404);
      await other.close();
    }
    expect(await statusOfOrder()).toBe('PENDING_PAYMENT');
  });
});

describe('the rate limit by address', () => {
  it('does not apply to payments, because a provider calls from few addresses', async () => {
    const app = await openServer({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '2' });
    const statusesOf = async (ask: () => Promise<{ statusCode: number }>) => {
      const answers = [await ask(), await ask(), await ask(), await ask()];
      return answers.map(({ statusCode }) => statusCode);
    };
    const page = `/sandbox-payment/sandbox_session_${newId()}`;
    expect(await statusesOf(() => app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, payload: 'x' }))).toEqual(
      Array(4).fill(400),
    );
    expect(await statusesOf(() => app.inject(page))).toEqual(Array(4).fill(404));
    expect(await statusesOf(() => app.inject({ method: 'POST', url: `${page}/approve` }))).toEqual(Array(4).fill(404));
    expect((await statusesOf(() => app.inject('/graphql'))).at(-1)).toBe(429);
    await app.close();
  });
});
