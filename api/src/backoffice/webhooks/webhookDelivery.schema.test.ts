import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../shop/account/deleteAccount.ts';
import { db } from '../../platform/db/client.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { hashPassword } from '../../shop/identity/login/password.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { tablesScanned } from '../../testing/postgres/tablesScanned.ts';
import { makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { makeEndpoint } from '../../testing/webhooks/webhookEndpointFixtures.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readPages } from '../../testing/graphql/readPages.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { webhookServices } from '../../testing/webhooks/webhookFixtures.ts';
import { LOOPBACK_EGRESS, openReceiver } from '../../testing/webhooks/webhookReceiver.ts';
import { deliverWebhook } from './deliverWebhook.ts';
import { redeliver } from './webhookDeliveries.ts';

const URL = 'https://hooks.example/';
const LOG = `query ($id: ID!) { webhookEndpoint(id: $id) { deliveries(first: 20) { totalCount edges { node {
  type status state body createdAt completedAt order { number } attempts { statusCode failure duration createdAt } } } } } }`;

let admin: Viewer;
beforeEach(async () => {
  await db.webhookEndpoint.deleteMany();
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeStaff('SETTINGS');
});

const logOf = async (endpointId: string) => {
  const { data, errors } = await executeGraphql(LOG, { id: encodeId('WebhookEndpoint', endpointId) }, admin);
  expect(errors).toEqual([]);
  return data.webhookEndpoint.deliveries;
};
const again = (deliveryId: string) =>
  executeMutation(admin, {
    name: 'webhookDeliveryRedeliver',
    selection: '... on WebhookDeliveryRedeliverPayload { delivery { status completedAt body } }',
    input: { deliveryId: encodeId('WebhookDelivery', deliveryId) },
  });
const ping = (endpointId: string) =>
  executeMutation(admin, {
    name: 'webhookEndpointPing',
    selection: '... on WebhookEndpointPingPayload { deliveryEdge { node { type status order { number } } } }',
    input: { endpointId: encodeId('WebhookEndpoint', endpointId) },
  });
const jobs = () =>
  db.$queryRaw<{ key: string; attempts: number; priority: number }[]>`
    SELECT key, attempts::int, priority::int FROM graphile_worker.jobs WHERE task_identifier = 'deliverWebhook'`;

describe('the log of a webhook', () => {
  it('lists messages with their attempts, newest first', async () => {
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
      {
        node: {
          type: 'ping',
          status: 'PENDING',
          state: 'PENDING',
          order: null,
          body: null,
          completedAt: null,
          attempts: [],
        },
      },
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

  it('is paged in both directions', async () => {
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

  it('is read by an index, with the same number of statements for many messages as for one', async () => {
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

describe('webhookEndpointPing', () => {
  it('sends a message without an order', async () => {
    const receiver = await openReceiver();
    const { endpointId } = await makeEndpoint(receiver.url, []);
    expect(await ping(endpointId)).toMatchObject({ deliveryEdge: { node: { type: 'ping', order: null } } });
    const { id } = await db.webhookDelivery.findFirstOrThrow();
    expect(await jobs()).toMatchObject([{ key: `webhook:${id}` }]);
    await deliverWebhook(id, { ...webhookServices, targets: LOOPBACK_EGRESS, isLast: false, now: new Date() });
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
      type: 'ping',
      timestamp: expect.any(String),
      data: {},
    });
    await receiver.close();
  });

  it('is refused while the webhook is disabled', async () => {
    const { endpointId } = await makeEndpoint(URL, [], { disabledAt: new Date() });
    expect(await ping(endpointId)).toMatchObject({ __typename: 'WebhookEndpointDisabledError' });
  });
});

describe('webhookDeliveryRedeliver', () => {
  const settled = async (endpointId: string) => {
    const data = { endpointId, type: 'ping', body: '{}', state: 'FAILED', completedAt: new Date() } as const;
    return (await db.webhookDelivery.create({ data })).id;
  };

  it('queues a message again with the same body', async () => {
    const { endpointId } = await makeEndpoint(URL, [], { failureCount: 5, failingSince: new Date() });
    const id = await settled(endpointId);
    expect(await again(id)).toMatchObject({ delivery: { status: 'PENDING', completedAt: null, body: '{}' } });
    expect(await jobs()).toEqual([{ key: `webhook:${id}`, attempts: 0, priority: 0 }]);
  });

  it('queues a message that waits for its next attempt at once, and only once', async () => {
    const { endpointId } = await makeEndpoint(URL, []);
    await ping(endpointId);
    const { id } = await db.webhookDelivery.findFirstOrThrow();
    await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 4, run_at = now() + interval '1 hour'`;
    await again(id);
    expect(await jobs()).toMatchObject([{ attempts: 0 }]);
  });

  it('fails when the message does not exist, or its webhook is disabled', async () => {
    expect(await again(newId())).toMatchObject({ __typename: 'WebhookDeliveryNotFoundError' });
    const { endpointId } = await makeEndpoint(URL, [], { disabledAt: new Date() });
    const id = await settled(endpointId);
    expect(await again(id)).toMatchObject({ __typename: 'WebhookEndpointDisabledError' });
    await expect(redeliver(await makeShopper(), { deliveryId: id })).rejects.toThrow('Do not have permission');
  });
});

describe('when a shopper deletes their account', () => {
  it('no message holds their personal data', async () => {
    const receiver = await openReceiver();
    await makeEndpoint(receiver.url, ['PLACED']);
    const { orderId, viewer } = await makeOrder();
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { user: true } });
    const { id } = await db.webhookDelivery.findFirstOrThrow();
    await deliverWebhook(id, { ...webhookServices, targets: LOOPBACK_EGRESS, isLast: false, now: new Date() });
    await db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED', deliveredAt: new Date() } });
    const passwordHash = await hashPassword('long enough');
    await db.user.update({ where: { id: viewer.userId }, data: { passwordHash } });
    await deleteAccount(viewer, { password: 'long enough', caller: fakeCaller() }, new Date());
    const { body } = await db.webhookDelivery.findUniqueOrThrow({ where: { id } });
    const { user, recipientName, addressLine, mobile, pincode, city } = order;
    for (const personal of [user.name, user.email, user.id, recipientName, addressLine, mobile, pincode, city]) {
      expect(body).not.toContain(personal);
    }
    await receiver.close();
  });
});
