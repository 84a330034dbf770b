import { beforeEach, describe, expect, it } from 'vitest';
import { db, type Transaction } from '../db/client.ts';
import { runParts } from '../db/statementParts.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { tablesScanned } from '../../testing/postgres/tablesScanned.ts';
import { makeEndpoint } from '../../testing/webhooks/webhookEndpointFixtures.ts';
import { makeOrder } from '../../testing/orderFixtures.ts';
import { whileLocked } from '../../testing/postgres/whileLocked.ts';
import { queueingWebhookDeliveries, MAX_ENDPOINTS } from './webhookDeliveries.ts';

const URL = 'https://hooks.example/';

interface QueuedJob {
  queue: string;
  priority: number;
  attempts: number;
  deliveryId: string;
}

const jobs = () => db.$queryRaw<QueuedJob[]>`
  SELECT queue_name AS queue, priority::int, max_attempts::int AS attempts, payload->>'deliveryId' AS "deliveryId"
  FROM graphile_worker._private_jobs JOIN graphile_worker._private_job_queues AS queues ON queues.id = job_queue_id
  ORDER BY priority, payload->>'deliveryId'`;

let orderId: string;
const queue = (tx: Transaction) => runParts(tx, { webhooks: queueingWebhookDeliveries(orderId, 'PACKED') });
beforeEach(async () => {
  await db.webhookEndpoint.deleteMany();
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  ({ orderId } = await makeOrder());
});

describe('queueingWebhookDeliveries', () => {
  it('queues a message to each subscribed endpoint, failing endpoints last', async () => {
    const failing = await makeEndpoint(URL, ['PACKED'], { failureCount: 1, failingSince: new Date() });
    const working = await makeEndpoint(URL, ['PLACED', 'PACKED']);
    await makeEndpoint(URL, ['PACKED'], { disabledAt: new Date() });
    await makeEndpoint(URL, ['PLACED']);
    await db.$transaction(queue);
    const made = await db.webhookDelivery.findMany({ orderBy: { id: 'asc' } });
    expect(made).toMatchObject([
      { endpointId: failing.endpointId, type: 'order.packed', orderId, state: 'PENDING', body: null },
      { endpointId: working.endpointId, type: 'order.packed', orderId, state: 'PENDING', body: null },
    ]);
    expect(await jobs()).toEqual([
      { queue: `webhook:${working.endpointId}`, priority: 0, attempts: 13, deliveryId: made[1]?.id },
      { queue: `webhook:${failing.endpointId}`, priority: 10, attempts: 13, deliveryId: made[0]?.id },
    ]);
  });

  it('queues messages for the maximum number of endpoints', async () => {
    for (let count = 0; count < MAX_ENDPOINTS; count += 1) await makeEndpoint(URL, ['PACKED']);
    await db.$transaction(queue);
    expect(await jobs()).toHaveLength(MAX_ENDPOINTS);
  });

  it('skips an endpoint that is deleted concurrently, and does not fail', async () => {
    const { endpointId } = await makeEndpoint(URL, ['PACKED']);
    const remove = (tx: Pick<typeof db, 'webhookEndpoint'>) => tx.webhookEndpoint.delete({ where: { id: endpointId } });
    const [announced] = await whileLocked(remove, [() => db.$transaction(queue)]);
    expect(announced?.status).toBe('fulfilled');
    expect(await jobs()).toEqual([]);
  });

  it('is one statement that scans neither the log nor the orders', async () => {
    await makeEndpoint(URL, ['PACKED']);
    const { sent } = await countStatements(() => db.$transaction(queue));
    const work = sent.filter(({ text }) => !/^(BEGIN|COMMIT)/.test(text.trim()));
    expect(work).toHaveLength(1);
    expect(await tablesScanned(work)).not.toEqual(expect.arrayContaining(['webhook_deliveries']));
    expect(await tablesScanned(work)).not.toEqual(expect.arrayContaining(['orders']));
  });
});
