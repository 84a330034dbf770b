import { typeid } from 'typeid-js';
import { db, type Transaction } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockEndpoint } from './webhookEndpoints.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { QUEUE_WEBHOOK_DELIVERY, DELIVER_WEBHOOK } from '../../platform/events/webhookDeliveries.ts';

export class WebhookDeliveryNotFoundError extends defineUserError({
  description: 'No message has this id. Messages are deleted after 30 days, and with their webhook.',
  message: 'This message no longer exists',
}) {}

export class WebhookEndpointDisabledError extends defineUserError({
  description: 'The webhook is disabled. Enable it first.',
  message: 'This webhook is disabled. Enable it to send messages.',
}) {}

/** Sends a message without an order, to test a webhook. @throws WebhookEndpointNotFoundError, WebhookEndpointDisabledError */
export async function pingEndpoint(viewer: Viewer, { endpointId }: { endpointId: string }) {
  requirePermission(viewer, 'SETTINGS');
  return db.$transaction(async (tx) => {
    const { disabledAt } = await lockEndpoint(tx, endpointId);
    if (disabledAt) throw new WebhookEndpointDisabledError();
    const deliveryId = typeid().toUUID();
    await tx.webhookDelivery.createMany({ data: { id: deliveryId, endpointId, type: 'ping' } });
    await enqueueDelivery(tx, deliveryId);
    return { deliveryId };
  });
}

/**
 * Sends a message again with the same id and body, whether it was delivered, has failed or waits for its next attempt.
 * @throws WebhookDeliveryNotFoundError, WebhookEndpointDisabledError
 */
export async function redeliver(viewer: Viewer, { deliveryId }: { deliveryId: string }) {
  requirePermission(viewer, 'SETTINGS');
  return db.$transaction(async (tx) => {
    const delivery = await tx.webhookDelivery.findUnique({ where: { id: deliveryId }, select: { endpointId: true } });
    if (!delivery) throw new WebhookDeliveryNotFoundError();
    const { disabledAt } = await lockEndpoint(tx, delivery.endpointId);
    if (disabledAt) throw new WebhookEndpointDisabledError();
    await tx.webhookDelivery.updateMany({ where: { id: deliveryId }, data: { state: 'PENDING', completedAt: null } });
    await enqueueDelivery(tx, deliveryId);
    return { deliveryId };
  });
}

/** Queues a delivery that an admin requested, ahead of all others and with all its attempts. */
async function enqueueDelivery(tx: Transaction, deliveryId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT ${QUEUE_WEBHOOK_DELIVERY} FROM (
      SELECT id, endpoint_id, 0 AS failure_count FROM webhook_deliveries WHERE id = ${deliveryId}::uuid
    ) AS delivery`;
}

/**
 * Unlocks the deliveries of workers that were killed, with the queues of their endpoints. The queue alone would keep both locked for
 * four hours. An attempt takes seconds, so a lock of two minutes belongs to a killed worker.
 */
export async function resumeDeliveries(): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE task_identifier = ${DELIVER_WEBHOOK} AND locked_at < now() - interval '2 minutes'))`;
}

export async function countDeliveries(endpointIds: readonly string[]): Promise<Map<string, number>> {
  const counts = await db.webhookDelivery.groupBy({
    by: ['endpointId'],
    where: { endpointId: { in: [...endpointIds] } },
    _count: true,
  });
  return new Map(counts.map(({ endpointId, _count }) => [endpointId, _count]));
}
