import { db } from '../../platform/db/client.ts';
import { typeid } from 'typeid-js';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockEndpoint } from './lockEndpoint.ts';
import { enqueueDelivery } from './enqueueDelivery.ts';
import { WebhookEndpointDisabledError } from './webhookErrors.ts';

/** Sends a message without an order, to test a webhook. @throws WebhookEndpointNotFoundError, WebhookEndpointDisabledError */
export async function pingEndpoint(
  viewer: Viewer,
  { endpointId }: { endpointId: string },
): Promise<{ deliveryId: string }> {
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
