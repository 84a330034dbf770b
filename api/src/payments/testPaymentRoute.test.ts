import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { makeCustomer, makeProduct, newId } from '../testing/fixtures.ts';
import { openServer } from '../testing/httpClient.ts';
import { orderCart } from '../testing/orderCart.ts';
import { testPaymentOf } from '../testing/playPayment.ts';
import { WEBHOOK_PATH } from './webhookRoute.ts';

describe('the page of a test payment', () => {
  let app: FastifyInstance;
  let orderId: string;
  let path: string;
  beforeAll(async () => {
    app = await openServer();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { viewer, addressId } = await makeCustomer([(await makeProduct()).id]);
    const wanted = { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod: 'ONLINE' } as const;
    ({ orderId } = await orderCart(viewer, wanted));
    path = `/test-payment/${(await testPaymentOf(orderId)).id}`;
  });

  const decide = (decision: string) =>
    app.inject({
      method: 'POST',
      url: `${path}/${decision}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const statusOfOrder = async () => (await db.order.findUniqueOrThrow({ where: { id: orderId } })).status;

  it('says what is to be paid, and that no money moves', async () => {
    const { statusCode, headers, body } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('₹100');
    expect(body).toContain('no money moves');
  });

  it('places the order by its own signed message when the payment is approved, and leads back', async () => {
    const { statusCode, headers } = await decide('approve');
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(/\/success\?order=order_/);
    expect(await statusOfOrder()).toBe('PLACED');
    expect(await db.webhookEvent.count({ where: { provider: 'test' } })).toBeGreaterThan(0);
  });

  it('ends the order when the payment is declined, and leads back', async () => {
    const { statusCode, headers } = await decide('decline');
    expect(statusCode).toBe(303);
    expect(headers.location).toMatch(/\/cancel\?order=order_/);
    expect(await statusOfOrder()).toBe('PAYMENT_FAILED');
  });

  it('plays one decision alone: the second press changes nothing', async () => {
    await decide('approve');
    const { headers } = await decide('decline');
    expect(headers.location).toMatch(/\/success/);
    expect(await statusOfOrder()).toBe('PLACED');
    expect((await app.inject(path)).body).toContain('This payment was approved.');
  });

  it('can not be paid on when its time is over', async () => {
    await db.testPayment.updateMany({ data: { expiresAt: new Date(0) } });
    expect((await app.inject(path)).body).toContain('This payment has expired.');
    await decide('approve');
    expect(await statusOfOrder()).toBe('PENDING_PAYMENT');
  });

  it('is nowhere else', async () => {
    for (const url of [`/test-payment/test_session_${newId()}`, '/test-payment/x', '/test-payment/%00']) {
      for (const request of [{ url }, { url: `${url}/approve`, method: 'POST' as const }]) {
        const { statusCode } = await app.inject(request);
        expect(Math.floor(statusCode / 100)).toBe(4);
      }
    }
  });

  it('is not there where payments are real, or cash alone', async () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_of_tests' };
    for (const environment of [{ TEST_PAYMENTS: 'off' }, stripe]) {
      const other = await openServer(environment);
      expect((await other.inject({ method: 'POST', url: `${path}/approve` })).statusCode).toBe(404);
      await other.close();
    }
    expect(await statusOfOrder()).toBe('PENDING_PAYMENT');
  });
});

describe('the limit of requests from one address', () => {
  it('leaves payments alone: a provider calls from few addresses, and nobody is kept from paying', async () => {
    const app = await openServer({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '2' });
    const statusesOf = async (ask: () => Promise<{ statusCode: number }>) => {
      const answers = [await ask(), await ask(), await ask(), await ask()];
      return answers.map(({ statusCode }) => statusCode);
    };
    const page = `/test-payment/test_session_${newId()}`;
    expect(await statusesOf(() => app.inject({ method: 'POST', url: WEBHOOK_PATH, payload: 'x' }))).toEqual(
      Array(4).fill(400),
    );
    expect(await statusesOf(() => app.inject(page))).toEqual(Array(4).fill(404));
    expect(await statusesOf(() => app.inject({ method: 'POST', url: `${page}/approve` }))).toEqual(Array(4).fill(404));
    expect((await statusesOf(() => app.inject('/graphql'))).at(-1)).toBe(429);
    await app.close();
  });
});
