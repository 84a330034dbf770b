import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db } from '../../platform/db/client.ts';
import { type WebhookServices, MAX_ENDPOINTS } from '../../platform/events/webhookDeliveries.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { checkEndpointUrl } from './checkEndpointUrl.ts';
import type { EndpointFields } from './endpointFields.ts';
import { endpointSnapshot } from './endpointSnapshot.ts';
import { generateSigningSecret } from './generateSigningSecret.ts';
import { encryptSecret } from '../../platform/core/encryptedSecret.ts';
import { TooManyWebhookEndpointsError } from './webhookErrors.ts';

/** Creates a webhook and returns its signing secret, which cannot be read again. @throws InvalidInputError, TooManyWebhookEndpointsError */
export async function createEndpoint(
  viewer: Viewer,
  fields: EndpointFields,
  { encryptionKeys, targets }: WebhookServices,
): Promise<{ endpointId: string; secret: string }> {
  requirePermission(viewer, 'SETTINGS');
  const url = await checkEndpointUrl(fields.url, targets);
  const secret = generateSigningSecret();
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE webhook_endpoints IN SHARE ROW EXCLUSIVE MODE`; // one transaction at a time, so that the count stays correct
    if ((await tx.webhookEndpoint.count()) >= MAX_ENDPOINTS) throw new TooManyWebhookEndpointsError();
    const endpoint = await tx.webhookEndpoint.create({
      data: { ...fields, url, encryptedSecret: encryptSecret(encryptionKeys, secret) },
    });
    await recordAudit(tx, viewer, {
      action: 'WEBHOOK_ENDPOINT_CREATE',
      subjectId: endpoint.id,
      subjectName: new URL(url).host,
      before: null,
      after: endpointSnapshot(endpoint),
    });
    return { endpointId: endpoint.id, secret };
  });
}
