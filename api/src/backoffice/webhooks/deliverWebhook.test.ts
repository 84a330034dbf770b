import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { db } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { transitionOrder } from '../../shop/orders/transitionOrder.ts';
import { makeEndpoint } from '../../testing/webhooks/webhookEndpointFixtures.ts';
import { makeOrder, type OrderFixture } from '../../testing/orderFixtures.ts';
import { sharedPubSub } from '../../testing/graphql/sharedPubSub.ts';
import { webhookServices } from '../../testing/webhooks/webhookFixtures.ts';
import {
  LOOPBACK_EGRESS,
  openReceiver,
  type ReceivedMessage,
  type WebhookReceiver,
} from '../../testing/webhooks/webhookReceiver.ts';
import { deliverWebhook, DeliveryFailedError } from './deliverWebhook.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await openReceiver();
  await db.webhookEndpoint.deleteMany();
});
afterEach(() => receiver.close());

const HOUR_MS = 3_600_000;
const services = { ...webhookServices, targets: LOOPBACK_EGRESS, isLast: false };

/** An order with its pending delivery. */
async function announced(fields: Parameters<typeof makeEndpoint>[2] = {}) {
  const { endpointId, secret } = await makeEndpoint(receiver.url, ['PLACED'], fields);
  const { orderId } = await makeOrder([2]);
  const { id: deliveryId } = await db.webhookDelivery.findFirstOrThrow({ where: { endpointId, orderId } });
  return { endpointId, secret, orderId, deliveryId };
}
const deliver = (deliveryId: string, more: Partial<Parameters<typeof deliverWebhook>[1]> = {}) =>
  deliverWebhook(deliveryId, { ...services, now: new Date(), ...more });
const deliveryOf = (id: string) =>
  db.webhookDelivery.findUniqueOrThrow({
    where: { id },
    include: { attempts: { orderBy: { id: 'asc' } }, endpoint: true },
  });
const answerWith = (status: number) => {
  receiver.manners.answer = (_request, response) => response.writeHead(status).end();
};

/** Verifies a message as an integrator does, with its headers. */
function verify(secret: string, { headers, body }: ReceivedMessage): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>); // no header is repeated
}

describe('a message about an order', () => {
  it('describes the event without personal data, and is signed', async () => {
    const { secret, orderId, deliveryId } = await announced();
    await deliver(deliveryId);
    const [message] = receiver.received;
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(message && verify(secret, message)).toEqual({
      type: 'order.placed',
      timestamp: expect.any(String),
      data: {
        order: {
          id: encodeId('Order', orderId),
          number: order.number,
          status: 'PLACED',
          paymentMethod: 'CASH_ON_DELIVERY',
          quantity: 2,
          itemsTotal: 20_000,
          tip: 0,
          grandTotal: 20_000,
          currency: 'INR',
          placedAt: order.createdAt.toISOString(),
          estimatedDeliveryAt: order.estimatedDeliveryAt?.toISOString(),
          isOnHold: false,
        },
      },
    });
    expect(message?.headers['webhook-id']).toBe(encodeId('WebhookDelivery', deliveryId));
    for (const personal of [order.recipientName, order.addressLine, order.mobile, order.pincode]) {
      expect(message?.body).not.toContain(personal);
    }
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'DELIVERED',
      completedAt: expect.any(Date),
      body: message?.body,
      attempts: [{ statusCode: 204, failure: null, duration: expect.any(Number) }],
    });
  });

  it('has the state of its event, also when the order has a later state', async () => {
    const { orderId, deliveryId } = await announced();
    await db.order.update({ where: { id: orderId }, data: { status: 'PACKED' } });
    await deliver(deliveryId);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { order: { status: 'PLACED' } } });
  });

  it('fails verification when it was changed, is old, or is signed with another secret', async () => {
    const { secret, deliveryId } = await announced();
    await deliver(deliveryId);
    const [message] = receiver.received;
    if (!message) throw new Error('Nothing came');
    const changed = { ...message, body: message.body.replace('20000', '10000') };
    expect(() => verify(secret, changed)).toThrow('No matching signature');
    const renamed = { ...message, headers: { ...message.headers, 'webhook-id': 'msg_other' } };
    expect(() => verify(secret, renamed)).toThrow('No matching signature');
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, message)).toThrow('No matching signature');

    const second = await announced();
    await deliver(second.deliveryId, { now: new Date(Date.now() - 6 * 60_000) });
    const old = receiver.received.at(-1);
    expect(() => old && verify(second.secret, old)).toThrow('Message timestamp too old');
  });

  it('is retried with the same id and body and a new signature until it is delivered', async () => {
    const { secret, deliveryId } = await announced();
    answerWith(500);
    await expect(deliver(deliveryId, { now: new Date(Date.now() - 60_000) })).rejects.toThrow(DeliveryFailedError);
    expect(await deliveryOf(deliveryId)).toMatchObject({ state: 'PENDING', endpoint: { failureCount: 1 } });
    await db.order.updateMany({ data: { grandTotalPaise: 1, itemsTotalPaise: 1, mrpTotalPaise: 1 } });
    answerWith(200);
    await deliver(deliveryId);
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    for (const message of receiver.received) expect(verify(secret, message)).toMatchObject({ type: 'order.placed' });
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'DELIVERED',
      attempts: [{ statusCode: 500 }, { statusCode: 200 }],
      endpoint: { failureCount: 0, failingSince: null },
    });
  });

  it.each([
    ['a redirect', 302, '302'],
    ['an error', 503, '503'],
  ])('is not delivered by %s', async (_what, status, said) => {
    const { deliveryId } = await announced();
    answerWith(status);
    await expect(deliver(deliveryId)).rejects.toThrow(`${new URL(receiver.url).host}: answered ${said}`);
  });

  it('fails after the last attempt, without a failed job', async () => {
    const { deliveryId } = await announced();
    await receiver.close();
    await deliver(deliveryId, { isLast: true });
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'FAILED',
      completedAt: expect.any(Date),
      attempts: [{ statusCode: null, failure: 'its server refuses connections' }],
      endpoint: { disabledAt: null },
    });
  });

  it('is not sent to a private address, even when its name resolved to a public one before', async () => {
    const { deliveryId } = await announced();
    const resolve = async () => [{ address: '10.0.0.7', family: 4 }];
    const targets = { ...webhookServices.targets, isHttpAllowed: true, resolve };
    await expect(deliver(deliveryId, { targets })).rejects.toThrow('is not on the public internet');
    expect(receiver.received).toEqual([]);
  });

  it('is not sent when it is completed or deleted, or its endpoint is disabled', async () => {
    const { deliveryId } = await announced();
    await deliver(deliveryId);
    await deliver(deliveryId);
    expect(receiver.received).toHaveLength(1);
    const second = await announced();
    await db.webhookEndpoint.update({ where: { id: second.endpointId }, data: { disabledAt: new Date() } });
    await deliver(second.deliveryId);
    expect(await deliveryOf(second.deliveryId)).toMatchObject({ state: 'FAILED', attempts: [] });
    await db.webhookEndpoint.deleteMany();
    await deliver(second.deliveryId);
    expect(receiver.received).toHaveLength(1);
  });

  it('is deleted with its endpoint during an attempt', async () => {
    const { deliveryId } = await announced();
    receiver.manners.answer = (_request, response) =>
      void db.webhookEndpoint.deleteMany().then(() => response.writeHead(500).end());
    await deliver(deliveryId);
    expect(await db.webhookAttempt.count({ where: { deliveryId } })).toBe(0);
  });

  it('fails with one clear reason when the key of its secret is not configured', async () => {
    const { deliveryId } = await announced();
    const encryptionKeys = { current: randomBytes(32), previous: [] };
    await expect(deliver(deliveryId, { encryptionKeys })).rejects.toThrow('ENCRYPTION_KEY_PREVIOUS');
    expect(receiver.received).toEqual([]);
  });

  it('is signed after a rotation of the encryption key, as long as the previous key is configured', async () => {
    const { deliveryId } = await announced();
    const { current: former } = webhookServices.encryptionKeys;
    await deliver(deliveryId, { encryptionKeys: { current: randomBytes(32), previous: [former] } });
    expect(receiver.received).toHaveLength(1);
  });
});

describe('an endpoint', () => {
  const failing = (failureCount: number, hours: number) => ({
    failureCount,
    failingSince: new Date(Date.now() - hours * HOUR_MS),
  });

  it('is disabled after 20 failures over 24 hours, and its pending deliveries fail', async () => {
    const { endpointId, deliveryId } = await announced(failing(19, 25));
    const { orderId } = await makeOrder([1]);
    answerWith(500);
    await deliver(deliveryId);
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'FAILED',
      endpoint: { disabledAt: expect.any(Date), disabledReason: '20 attempts in a row have failed.' },
    });
    expect(await db.webhookDelivery.findMany({ where: { orderId } })).toMatchObject([{ state: 'FAILED' }]);
    await makeOrder([1]);
    expect(await db.webhookDelivery.count({ where: { endpointId, state: 'PENDING' } })).toBe(0);
  });

  it.each([
    ['often but not long enough', 400, 23],
    ['long but not often enough', 18, 300],
  ])('stays enabled when it has failed %s', async (_how, failureCount, hours) => {
    const { deliveryId } = await announced(failing(failureCount, hours));
    answerWith(500);
    await expect(deliver(deliveryId)).rejects.toThrow(DeliveryFailedError);
    expect(await deliveryOf(deliveryId)).toMatchObject({ state: 'PENDING', endpoint: { disabledAt: null } });
  });

  it('that responds with 410 is disabled at once', async () => {
    const { deliveryId } = await announced();
    answerWith(410);
    await deliver(deliveryId);
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'FAILED',
      attempts: [{ statusCode: 410 }],
      endpoint: { disabledAt: expect.any(Date), disabledReason: expect.stringContaining('410 Gone') },
    });
  });
});

describe('an order', () => {
  const states = async () => (await db.webhookDelivery.findMany({ orderBy: { id: 'asc' } })).map(({ type }) => type);
  const move = ({ orderId, viewer: { userId } }: OrderFixture, status: OrderStatus, to: OrderStatus) =>
    db.$transaction((tx) =>
      transitionOrder(
        tx,
        { id: orderId, userId, status, holdReason: null },
        { to, actor: { role: 'ADMIN', userId: null }, pubSub: sharedPubSub() },
      ),
    );

  it('triggers a message for each state that the endpoint selected, and for no other', async () => {
    await makeEndpoint(receiver.url, ['PLACED', 'PICKING', 'CANCELLED']);
    const placed = await makeOrder([1]);
    await move(placed, 'PLACED', 'CONFIRMED');
    await move(placed, 'CONFIRMED', 'PICKING');
    await move(placed, 'PICKING', 'CANCELLED');
    expect(await states()).toEqual(['order.placed', 'order.picking', 'order.cancelled']);
    for (const { id } of await db.webhookDelivery.findMany({ orderBy: { id: 'asc' } })) await deliver(id);
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(await states());
  });

  it('sends no message for a transaction that was rolled back', async () => {
    await makeEndpoint(receiver.url, ['CONFIRMED']);
    const { orderId, viewer } = await makeOrder([1]);
    const failed = db.$transaction(async (tx) => {
      const actor = { role: 'ADMIN', userId: null } as const;
      const order = { id: orderId, userId: viewer.userId, status: 'PLACED', holdReason: null } as const;
      await transitionOrder(tx, order, { to: 'CONFIRMED', actor, pubSub: sharedPubSub() });
      throw new Error('The rest failed');
    });
    await expect(failed).rejects.toThrow('The rest failed');
    expect(await states()).toEqual([]);
    const jobs = await db.$queryRaw`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'deliverWebhook'
      AND key IN (SELECT 'webhook:' || id FROM webhook_deliveries)`;
    expect(jobs).toEqual([]);
  });
});
