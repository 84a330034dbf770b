import { db } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockEndpoint } from './lockEndpoint.ts';
import { enqueueDelivery } from './enqueueDelivery.ts';
import { WebhookDeliveryNotFoundError, WebhookEndpointDisabledError } from './webhookErrors.ts';

/**
 * Sends a message again with the same id and body, whether it was delivered, has failed or waits for its next attempt.
 * @throws WebhookDeliveryNotFoundError, WebhookEndpointDisabledError
 */
export async function redeliver(
  viewer: Viewer,
  { deliveryId }: { deliveryId: string },
): Promise<{ deliveryId: string }> {
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
