import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../account/deleteAccount.ts';
import { db } from '../db/client.ts';
import { countStatements } from '../db/countStatements.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { hashPassword } from '../identity/password.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { askMutation } from '../testing/askMutation.ts';
import { tablesScanned } from '../testing/explain.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { makeEndpoint } from '../testing/makeEndpoint.ts';
import { makeOrder } from '../testing/makeOrder.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readPages } from '../testing/readPages.ts';
import { testCaller } from '../testing/testCaller.ts';
import { testWebhooks } from '../testing/testWebhooks.ts';
import { LOOPBACK_TARGETS, openReceiver } from '../testing/webhookReceiver.ts';
import { deliverWebhook } from './deliverWebhook.ts';
import { sendAgain } from './sendAgain.ts';

const URL = 'https://hooks.example/';
const LOG = `query ($id: ID!) { webhookEndpoint(id: $id) { deliveries(first: 20) { totalCount edges { node {
  type state body createdAt settledAt order { number } attempts { statusCode failure duration at } } } } } }`;

let admin: Viewer;
beforeEach(async () => {
  await db.webhookEndpoint.deleteMany();
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeShopper({ role: 'ADMIN' });
});

const logOf = async (endpointId: string) => {
  const { data, errors } = await askGraphql(LOG, { id: encodeId('WebhookEndpoint', endpointId) }, admin);
  expect(errors).toEqual([]);
  return data.webhookEndpoint.deliveries;
};
const again = (deliveryId: string) =>
  askMutation(admin, {
    name: 'webhookSendAgain',
    selection: '... on WebhookSendAgainPayload { delivery { state settledAt body } }',
    input: { deliveryId: encodeId('WebhookDelivery', deliveryId) },
  });
const ping = (endpointId: string) =>
  askMutation(admin, {
    name: 'webhookPing',
    selection: '... on WebhookPingPayload { deliveryEdge { node { type state order { number } } } }',
    input: { endpointId: encodeId('WebhookEndpoint', endpointId) },
  });
const jobs = () =>
  db.$queryRaw<{ key: string; attempts: number; priority: number }[]>`
    SELECT key, attempts::int, priority::int FROM graphile_worker.jobs WHERE task_identifier = 'deliverWebhook'`;

describe('the log of a webhook', () => {
  it('says what was sent and what came of it, the newest first', async () => {
    const { endpointId } = await makeEndpoint(URL, ['PLACED']);
    const { orderId } = await makeOrder();
    const { number } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    const { id: deliveryId } = await db.webhookDelivery.findFirstOrThrow();
    for (const outcome of [{ failure: 'its server hung up' }, { statusCode: 500 }]) {
      await db.webhookAttempt.create({ data: { deliveryId, duration: 12, ...outcome } });
    }
    await ping(endpointId);
    const { totalCount, edges } = await logOf(endpointId);
    expect(totalCount).toBe(2);
    expect(edges).toMatchObject([
      { node: { type: 'ping', state: 'WAITING', order: null, body: null, settledAt: null, attempts: [] } },
      {
        node: {
          type: 'order.placed',
          order: { number },
          attempts: [
            { statusCode: 500, failure: null, duration: 12 },
            { statusCode: null, failure: 'its server hung up' },
          ],
        },
      },
    ]);
  });

  it('can be read page by page, from either end', async () => {
    const { endpointId } = await makeEndpoint(URL, []);
    for (let count = 0; count < 5; count += 1) await ping(endpointId);
    const made = await db.webhookDelivery.findMany({ orderBy: { id: 'desc' } });
    const ids = made.map(({ id }) => encodeId('WebhookDelivery', id));
    const list = {
      query: `query ($id: ID!, ${PAGE_VARIABLES}) { webhookEndpoint(id: $id) { deliveries(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} } }`,
      path: ['webhookEndpoint', 'deliveries'],
      variables: { id: encodeId('WebhookEndpoint', endpointId) },
      viewer: admin,
    };
    expect(await readPages(list, { size: 2 })).toEqual(ids);
    expect(await readPages(list, { size: 2, backward: true })).toEqual(ids);
  });

  it('is read by an index, in as many statements for many messages as for one', async () => {
    const { endpointId } = await makeEndpoint(URL, []);
    await db.$executeRaw`
      INSERT INTO webhook_deliveries (id, endpoint_id, type) SELECT gen_random_uuid(), ${endpointId}::uuid, 'ping'
      FROM generate_series(1, 5000)`;
    await db.$executeRaw`
      INSERT INTO webhook_attempts (id, delivery_id, status_code, duration)
      SELECT gen_random_uuid(), id, 200, 1 FROM webhook_deliveries`;
    await db.$executeRaw`ANALYZE webhook_deliveries, webhook_attempts`;
    const { result, sent } = await countStatements(() => logOf(endpointId));
    expect(result.edges).toHaveLength(20);
    expect(sent.length).toBeLessThanOrEqual(5);
    const pages = sent.filter(({ text }) => !/count/i.test(text));
    const scanned = await tablesScanned(pages);
    expect(scanned).not.toContain('webhook_deliveries');
    expect(scanned).not.toContain('webhook_attempts');
  });
});

describe('webhookPing', () => {
  it('sends a message that tells of nothing', async () => {
    const receiver = await openReceiver();
    const { endpointId } = await makeEndpoint(receiver.url, []);
    expect(await ping(endpointId)).toMatchObject({ deliveryEdge: { node: { type: 'ping', order: null } } });
    const { id } = await db.webhookDelivery.findFirstOrThrow();
    expect(await jobs()).toMatchObject([{ key: `webhook:${id}` }]);
    await deliverWebhook(id, { ...testWebhooks, targets: LOOPBACK_TARGETS, isLast: false, now: new Date() });
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
      type: 'ping',
      timestamp: expect.any(String),
      data: {},
    });
    await receiver.close();
  });

  it('is refused while the webhook is disabled', async () => {
    const { endpointId } = await makeEndpoint(URL, [], { disabledAt: new Date() });
    expect(await ping(endpointId)).toMatchObject({ __typename: 'WebhookDisabledError' });
  });
});

describe('webhookSendAgain', () => {
  const settled = async (endpointId: string) => {
    const data = { endpointId, type: 'ping', body: '{}', state: 'FAILED', settledAt: new Date() } as const;
    return (await db.webhookDelivery.create({ data })).id;
  };

  it('queues a message anew, with its body as it was', async () => {
    const { endpointId } = await makeEndpoint(URL, [], { failureCount: 5, failingSince: new Date() });
    const id = await settled(endpointId);
    expect(await again(id)).toMatchObject({ delivery: { state: 'WAITING', settledAt: null, body: '{}' } });
    expect(await jobs()).toEqual([{ key: `webhook:${id}`, attempts: 0, priority: 0 }]);
  });

  it('queues one that waits for its next attempt at once, and not twice', async () => {
    const { endpointId } = await makeEndpoint(URL, []);
    await ping(endpointId);
    const { id } = await db.webhookDelivery.findFirstOrThrow();
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 4, run_at = now() + interval '1 hour'`;
    await again(id);
    expect(await jobs()).toMatchObject([{ attempts: 0 }]);
  });

  it('is refused when the message is gone, or its webhook is disabled', async () => {
    expect(await again(newId())).toMatchObject({ __typename: 'WebhookDeliveryGoneError' });
    const { endpointId } = await makeEndpoint(URL, [], { disabledAt: new Date() });
    const id = await settled(endpointId);
    expect(await again(id)).toMatchObject({ __typename: 'WebhookDisabledError' });
    await expect(sendAgain(await makeShopper(), { deliveryId: id })).rejects.toThrow('Do not have permission');
  });
});

describe('when somebody deletes their account', () => {
  it('no message holds anything about them', async () => {
    const receiver = await openReceiver();
    await makeEndpoint(receiver.url, ['PLACED']);
    const { orderId, viewer } = await makeOrder();
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { user: true } });
    const { id } = await db.webhookDelivery.findFirstOrThrow();
    await deliverWebhook(id, { ...testWebhooks, targets: LOOPBACK_TARGETS, isLast: false, now: new Date() });
    await db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED', deliveredAt: new Date() } });
    const passwordHash = await hashPassword('long enough');
    await db.user.update({ where: { id: viewer.userId }, data: { passwordHash } });
    await deleteAccount(viewer, { password: 'long enough', caller: testCaller() }, new Date());
    const { body } = await db.webhookDelivery.findUniqueOrThrow({ where: { id } });
    const { user, recipientName, addressLine, mobile, pincode, city } = order;
    for (const personal of [user.name, user.email, user.id, recipientName, addressLine, mobile, pincode, city]) {
      expect(body).not.toContain(personal);
    }
    await receiver.close();
  });
});
