import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { cancelOrder } from './cancelOrder.ts';
import { ProviderUnavailableError } from '../../platform/money/paymentProvider.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeCartLine, makeCustomer, makeProduct, makeShopper, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { paymentServices, SANDBOX_WEBHOOK_SECRET as SECRET, sandboxPayments } from '../../testing/paymentFixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { decideOrderPayment, sandboxPaymentOf } from '../../testing/sandboxPaymentFixtures.ts';
import { openServer } from '../../testing/server/inProcessServer.ts';
import { makeEndpoint } from '../../testing/webhooks/webhookEndpointFixtures.ts';
import { handlePaymentEvent } from './handlePaymentEvent.ts';
import { sandboxEvent } from './sandbox/sandboxPaymentRoute.ts';
import { switchToCash } from './switchToCash.ts';

describe('changing an unpaid order to cash on delivery', () => {
  let viewer: Viewer;
  let addressId: string;
  let productId: string;
  let orderId: string;
  beforeEach(async () => {
    productId = (await makeProduct()).id;
    ({ viewer, addressId } = await makeCustomer([productId], 2));
    orderId = await place();
  });

  async function place(expectedTotal = 20_000): Promise<string> {
    const request = { addressId, expectedTotal, idempotencyKey: newId(), paymentMethod: 'ONLINE' } as const;
    return (await placeOrderFixture(viewer, request)).orderId;
  }

  const switchOrder = (services = paymentServices()) => switchToCash(viewer, orderId, services);
  const read = async () => {
    const { status, paymentMethod, payment, events, estimatedDeliveryAt } = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { payment: true, events: { orderBy: { id: 'asc' } } },
    });
    expect(paymentMethod).toBe(payment?.method);
    return {
      order: status,
      method: paymentMethod,
      payment: payment?.status,
      steps: events.map((event) => event.status),
      isEstimated: estimatedDeliveryAt !== null,
      stock: (await stockAndLedger(productId)).stock,
      ledger: (await stockAndLedger(productId)).ledger,
      cart: await db.cartLine.count({ where: { userId: viewer.userId } }),
    };
  };
  const IN_CASH = {
    order: 'PLACED',
    method: 'CASH_ON_DELIVERY',
    payment: 'PENDING',
    steps: ['PENDING_PAYMENT', 'PLACED'],
    isEstimated: true,
    stock: 8,
    ledger: 8,
    cart: 0,
  };

  it('closes the payment page and places the order with the stock that it holds', async () => {
    const { id } = await sandboxPaymentOf(orderId);
    await switchOrder();
    expect(await read()).toEqual(IN_CASH);
    expect(await db.sandboxPayment.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'EXPIRED' });
    expect(await db.payment.findUniqueOrThrow({ where: { orderId } })).toMatchObject({
      ...{ amountPaise: 20_000n, providerSessionId: null, sessionUrl: null, expiresAt: null, paidAt: null },
    });
  });

  it('queues the webhook deliveries of a placed order', async () => {
    const { endpointId } = await makeEndpoint('https://hooks.example/orders', ['PLACED']);
    await switchOrder();
    expect(await db.webhookDelivery.findMany({ where: { endpointId, orderId } })).toMatchObject([
      { type: 'order.placed' },
    ]);
  });

  it('changes nothing when it is repeated, also concurrently', async () => {
    await Promise.all([switchOrder(), switchOrder(), switchOrder()]);
    await switchOrder();
    expect(await read()).toEqual(IN_CASH);
  });

  it('is ignored by an event that reports the closed page later', async () => {
    const payment = await sandboxPaymentOf(orderId);
    await switchOrder();
    const { body, signature } = sandboxEvent({ ...payment, status: 'EXPIRED' }, { secret: SECRET, now: new Date() });
    await handlePaymentEvent(sandboxPayments.constructEvent(Buffer.from(body), signature), paymentServices());
    expect(await read()).toEqual(IN_CASH);
  });

  it('places an order whose payment was declined, with its stock deducted again', async () => {
    await decideOrderPayment(orderId, 'decline');
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED', payment: 'FAILED', stock: 10, cart: 1 });
    await switchOrder();
    expect(await read()).toEqual({ ...IN_CASH, steps: ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PLACED'] });
  });

  it('places an order whose expiry was reported first', async () => {
    const { id } = await sandboxPaymentOf(orderId);
    const services = paymentServices();
    const expireSession = async () => {
      const state = await sandboxPayments.expireSession(id);
      const { body, signature } = sandboxEvent(await db.sandboxPayment.findUniqueOrThrow({ where: { id } }), {
        ...{ secret: SECRET, now: new Date() },
      });
      await handlePaymentEvent(sandboxPayments.constructEvent(Buffer.from(body), signature), services);
      return state;
    };
    await switchOrder({ ...services, payments: { ...services.payments, expireSession } });
    expect(await read()).toMatchObject({ ...IN_CASH, steps: ['PENDING_PAYMENT', 'PAYMENT_FAILED', 'PLACED'] });
  });

  it('refuses a declined order whose products have sold out, or that a later order replaces', async () => {
    await decideOrderPayment(orderId, 'decline');
    await db.product.update({ where: { id: productId }, data: { stock: 1 } });
    await expect(switchOrder()).rejects.toMatchObject({ name: 'OrderTransitionError', status: 'PAYMENT_FAILED' });
    await db.product.update({ where: { id: productId }, data: { stock: 10 } });
    const later = await makeCartLine(viewer, (await makeProduct()).id).then(() => place(30_000));
    await expect(switchOrder()).rejects.toMatchObject({ name: 'OrderTransitionError' });
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED', method: 'ONLINE' });
    expect(await db.order.findUniqueOrThrow({ where: { id: later } })).toMatchObject({ status: 'PENDING_PAYMENT' });
  });

  it('refuses a paid order, and keeps it as it is', async () => {
    await decideOrderPayment(orderId, 'approve');
    const paid = await read();
    await expect(switchOrder()).rejects.toMatchObject({
      ...{ name: 'OrderTransitionError', message: 'This order is already paid', status: 'PLACED' },
    });
    expect(await read()).toEqual(paid);
  });

  it('refuses a cancelled order, before and after the change', async () => {
    await switchOrder();
    await cancelOrder(viewer, { orderId, reason: null }, paymentServices());
    await expect(switchOrder()).rejects.toMatchObject({ name: 'OrderTransitionError', status: 'CANCELLED' });
    await makeCartLine(viewer, productId, 2);
    orderId = await place();
    await cancelOrder(viewer, { orderId, reason: null }, paymentServices());
    await expect(switchOrder()).rejects.toMatchObject({ name: 'OrderTransitionError', status: 'CANCELLED' });
  });

  it('changes nothing while the provider does not confirm that the page is closed', async () => {
    const { payments, ...services } = paymentServices();
    const unanswered = { ...payments, expireSession: () => Promise.reject(new ProviderUnavailableError(null)) };
    const processing = { ...payments, expireSession: async () => ({ status: 'PROCESSING' as const }) };
    for (const provider of [unanswered, processing]) {
      await expect(switchOrder({ ...services, payments: provider })).rejects.toMatchObject({
        name: 'PaymentUnavailableError',
      });
      expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT', method: 'ONLINE', payment: 'PENDING', stock: 8 });
    }
  });

  it('is refused for an order of another person', async () => {
    await expect(switchToCash(await makeShopper(), orderId, paymentServices())).rejects.toMatchObject({
      name: 'OrderNotFoundError',
    });
    expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT' });
  });

  it('is offered by the graph while it is possible', async () => {
    const id = encodeId('Order', orderId);
    const ask = async () =>
      (
        await executeGraphql(
          'query ($id: ID!) { order(id: $id) { canSwitchToCash payment { failureReason } } }',
          { id },
          viewer,
        )
      ).data.order;
    expect(await ask()).toEqual({ canSwitchToCash: true, payment: { failureReason: null } });
    await decideOrderPayment(orderId, 'decline');
    expect(await ask()).toEqual({ canSwitchToCash: true, payment: { failureReason: 'DECLINED' } });
    const selection =
      '... on PaymentSwitchToCashPayload { order { status paymentMethod canSwitchToCash payment { status failureReason } } }';
    expect(await executeMutation(viewer, { name: 'paymentSwitchToCash', selection, input: { orderId: id } })).toEqual({
      __typename: 'PaymentSwitchToCashPayload',
      order: {
        status: 'PLACED',
        paymentMethod: 'CASH_ON_DELIVERY',
        canSwitchToCash: false,
        payment: { status: 'PENDING', failureReason: null },
      },
    });
    await db.order.update({ where: { id: orderId }, data: { status: 'PAYMENT_FAILED', createdAt: new Date(0) } });
    expect((await ask()).canSwitchToCash).toBe(false);
  });

  describe('while the shopper pays', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      app = await openServer();
    });
    afterAll(() => app.close());

    const approve = (sessionId: string) =>
      app.inject({
        method: 'POST',
        url: `/sandbox-payment/${sessionId}/approve`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });

    it('ends as paid online or in cash, and never as both', async () => {
      const outcomes = new Set<string>();
      for (let round = 0; round < 6; round += 1) {
        if (round > 0) {
          await makeCartLine(viewer, productId, 1);
          orderId = await place(10_000);
        }
        const { id } = await sandboxPaymentOf(orderId);
        const before = (await stockAndLedger(productId)).stock;
        const both = [() => approve(id), () => switchOrder()];
        await Promise.allSettled((round % 2 === 0 ? both : both.toReversed()).map((start) => start()));
        const { order, method, payment, stock, ledger, cart } = await read();
        const { status: session } = await db.sandboxPayment.findUniqueOrThrow({ where: { id } });
        outcomes.add(`${order} ${method} ${payment} ${session}`);
        expect({ stock, ledger, cart }).toEqual({ stock: before, ledger: before, cart: 0 });
      }
      const allowed = ['PLACED CASH_ON_DELIVERY PENDING EXPIRED', 'PLACED ONLINE PAID PAID'];
      expect([...outcomes].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
    });
  });
});
