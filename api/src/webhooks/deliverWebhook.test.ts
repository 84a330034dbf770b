import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { db } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import { moveOrder } from '../orders/moveOrder.ts';
import { makeEndpoint } from '../testing/makeEndpoint.ts';
import { makeOrder } from '../testing/makeOrder.ts';
import { testEvents } from '../testing/testEvents.ts';
import { testWebhooks } from '../testing/testWebhooks.ts';
import {
  LOOPBACK_TARGETS,
  openReceiver,
  type ReceivedMessage,
  type WebhookReceiver,
} from '../testing/webhookReceiver.ts';
import { deliverWebhook, UndeliveredError } from './deliverWebhook.ts';
import { sealingKeyOf } from './sealedSecret.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await openReceiver();
  await db.webhookEndpoint.deleteMany();
});
afterEach(() => receiver.close());

const HOUR_MS = 3_600_000;
const means = { ...testWebhooks, targets: LOOPBACK_TARGETS, isLast: false };

/** An order, and the message about it that waits. */
async function announced(fields: Parameters<typeof makeEndpoint>[2] = {}) {
  const { endpointId, secret } = await makeEndpoint(receiver.url, ['PLACED'], fields);
  const { orderId } = await makeOrder([2]);
  const { id: deliveryId } = await db.webhookDelivery.findFirstOrThrow({ where: { endpointId, orderId } });
  return { endpointId, secret, orderId, deliveryId };
}
const deliver = (deliveryId: string, more: Partial<Parameters<typeof deliverWebhook>[1]> = {}) =>
  deliverWebhook(deliveryId, { ...means, now: new Date(), ...more });
const deliveryOf = (id: string) =>
  db.webhookDelivery.findUniqueOrThrow({
    where: { id },
    include: { attempts: { orderBy: { id: 'asc' } }, endpoint: true },
  });
const answerWith = (status: number) => {
  receiver.manners.answer = (_request, response) => response.writeHead(status).end();
};

/** As an integrator does it, with the headers that came. */
function verify(secret: string, { headers, body }: ReceivedMessage): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>); // no header comes twice
}

describe('a message about an order', () => {
  it('says what happened, without a word about the person, and is signed', async () => {
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
          grandTotal: 20_000,
          currency: 'INR',
          placedAt: order.createdAt.toISOString(),
          promisedAt: order.promisedAt?.toISOString(),
        },
      },
    });
    expect(message?.headers['webhook-id']).toBe(encodeId('WebhookDelivery', deliveryId));
    for (const personal of [order.recipientName, order.addressLine, order.mobile, order.pincode]) {
      expect(message?.body).not.toContain(personal);
    }
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'DELIVERED',
      settledAt: expect.any(Date),
      body: message?.body,
      attempts: [{ statusCode: 204, failure: null, duration: expect.any(Number) }],
    });
  });

  it('tells of the step, however far the order is by then', async () => {
    const { orderId, deliveryId } = await announced();
    await db.order.update({ where: { id: orderId }, data: { status: 'PACKED' } });
    await deliver(deliveryId);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { order: { status: 'PLACED' } } });
  });

  it('is not believed when it was changed on the way, is old, or is signed with another secret', async () => {
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

  it('is sent again with the same id and body, and a signature of its own, until it arrives', async () => {
    const { secret, deliveryId } = await announced();
    answerWith(500);
    await expect(deliver(deliveryId, { now: new Date(Date.now() - 60_000) })).rejects.toThrow(UndeliveredError);
    expect(await deliveryOf(deliveryId)).toMatchObject({ state: 'WAITING', endpoint: { failureCount: 1 } });
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
  ])('has not arrived with %s', async (_what, status, said) => {
    const { deliveryId } = await announced();
    answerWith(status);
    await expect(deliver(deliveryId)).rejects.toThrow(`${new URL(receiver.url).host}: answered ${said}`);
  });

  it('has failed when the last attempt is in vain, which is no failed job', async () => {
    const { deliveryId } = await announced();
    await receiver.close();
    await deliver(deliveryId, { isLast: true });
    expect(await deliveryOf(deliveryId)).toMatchObject({
      state: 'FAILED',
      settledAt: expect.any(Date),
      attempts: [{ statusCode: null, failure: 'its server refuses connections' }],
      endpoint: { disabledAt: null },
    });
  });

  it('is not sent inside, not even when its name has led outside before', async () => {
    const { deliveryId } = await announced();
    const ask = async () => [{ address: '10.0.0.7', family: 4 }];
    const targets = { ...testWebhooks.targets, isHttpAllowed: true, ask };
    await expect(deliver(deliveryId, { targets })).rejects.toThrow('is not on the public internet');
    expect(receiver.received).toEqual([]);
  });

  it('is not sent when it is settled, deleted, or its endpoint is disabled', async () => {
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

  it('is forgotten when its endpoint is deleted while it is sent', async () => {
    const { deliveryId } = await announced();
    receiver.manners.answer = (_request, response) =>
      void db.webhookEndpoint.deleteMany().then(() => response.writeHead(500).end());
    await deliver(deliveryId);
    expect(await db.webhookAttempt.count({ where: { deliveryId } })).toBe(0);
  });

  it('says that its secret is lost when the shop has another key', async () => {
    const { deliveryId } = await announced();
    const sealingKey = sealingKeyOf('another secret that is long enough');
    await expect(deliver(deliveryId, { sealingKey })).rejects.toThrow('rotate it');
    expect(receiver.received).toEqual([]);
  });
});

describe('an endpoint', () => {
  const failing = (failureCount: number, hours: number) => ({
    failureCount,
    failingSince: new Date(Date.now() - hours * HOUR_MS),
  });

  it('is disabled after 20 failures over 24 hours, and what waits for it has failed', async () => {
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
    expect(await db.webhookDelivery.count({ where: { endpointId, state: 'WAITING' } })).toBe(0);
  });

  it.each([
    ['often but not long enough', 400, 23],
    ['long but not often enough', 18, 300],
  ])('goes on when it has failed %s', async (_how, failureCount, hours) => {
    const { deliveryId } = await announced(failing(failureCount, hours));
    answerWith(500);
    await expect(deliver(deliveryId)).rejects.toThrow(UndeliveredError);
    expect(await deliveryOf(deliveryId)).toMatchObject({ state: 'WAITING', endpoint: { disabledAt: null } });
  });

  it('that answers 410 Gone is disabled at once', async () => {
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
  const move = (orderId: string, status: OrderStatus, to: OrderStatus) =>
    db.$transaction((tx) =>
      moveOrder(tx, { id: orderId, status }, { to, by: { actor: 'ADMIN', userId: null }, events: testEvents() }),
    );

  it('is told of at each step that an endpoint has chosen, and at no other', async () => {
    await makeEndpoint(receiver.url, ['PLACED', 'PICKING', 'CANCELLED']);
    const { orderId } = await makeOrder([1]);
    await move(orderId, 'PLACED', 'CONFIRMED');
    await move(orderId, 'CONFIRMED', 'PICKING');
    await move(orderId, 'PICKING', 'CANCELLED');
    expect(await states()).toEqual(['order.placed', 'order.picking', 'order.cancelled']);
    for (const { id } of await db.webhookDelivery.findMany({ orderBy: { id: 'asc' } })) await deliver(id);
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(await states());
  });

  it('tells nobody of a step that did not come about', async () => {
    await makeEndpoint(receiver.url, ['CONFIRMED']);
    const { orderId } = await makeOrder([1]);
    const failed = db.$transaction(async (tx) => {
      const by = { actor: 'ADMIN', userId: null } as const;
      await moveOrder(tx, { id: orderId, status: 'PLACED' }, { to: 'CONFIRMED', by, events: testEvents() });
      throw new Error('The rest failed');
    });
    await expect(failed).rejects.toThrow('The rest failed');
    expect(await states()).toEqual([]);
    const jobs = await db.$queryRaw`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'deliverWebhook'
      AND key IN (SELECT 'webhook:' || id FROM webhook_deliveries)`;
    expect(jobs).toEqual([]);
  });
});
