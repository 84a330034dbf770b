import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { lockEndpoint } from './lockEndpoint.ts';
import { queueAtOnce } from './queueAtOnce.ts';
import { WebhookDeliveryGoneError, WebhookDisabledError } from './webhookErrors.ts';

/**
 * Sends a message again under the same id and with the same body, whether it has arrived, failed or waits for its next attempt.
 * @throws WebhookDeliveryGoneError, WebhookDisabledError
 */
export async function sendAgain(
  viewer: Viewer,
  { deliveryId }: { deliveryId: string },
): Promise<{ deliveryId: string }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const delivery = await tx.webhookDelivery.findUnique({ where: { id: deliveryId }, select: { endpointId: true } });
    if (!delivery) throw new WebhookDeliveryGoneError();
    const { disabledAt } = await lockEndpoint(tx, delivery.endpointId);
    if (disabledAt) throw new WebhookDisabledError();
    await tx.webhookDelivery.updateMany({ where: { id: deliveryId }, data: { state: 'WAITING', settledAt: null } });
    await queueAtOnce(tx, deliveryId);
    return { deliveryId };
  });
}
