import { db } from '../db/client.ts';
import { typeid } from 'typeid-js';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { lockEndpoint } from './lockEndpoint.ts';
import { queueAtOnce } from './queueAtOnce.ts';
import { WebhookDisabledError } from './webhookErrors.ts';

/** Sends a message that tells of nothing, to try a webhook out. @throws WebhookGoneError, WebhookDisabledError */
export async function pingEndpoint(
  viewer: Viewer,
  { endpointId }: { endpointId: string },
): Promise<{ deliveryId: string }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const { disabledAt } = await lockEndpoint(tx, endpointId);
    if (disabledAt) throw new WebhookDisabledError();
    const deliveryId = typeid().toUUID();
    await tx.webhookDelivery.createMany({ data: { id: deliveryId, endpointId, type: 'ping' } });
    await queueAtOnce(tx, deliveryId);
    return { deliveryId };
  });
}
