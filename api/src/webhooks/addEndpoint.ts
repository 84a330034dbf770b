import { recordAudit } from '../audit/recordAudit.ts';
import { db } from '../db/client.ts';
import type { WebhookMeans } from '../graphql/context.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { MAX_ENDPOINTS } from '../orders/announceStep.ts';
import { checkTarget } from './checkTarget.ts';
import type { EndpointFields } from './endpointFields.ts';
import { endpointState } from './endpointState.ts';
import { newSecret } from './newSecret.ts';
import { sealSecret } from './sealedSecret.ts';
import { TooManyWebhooksError } from './webhookErrors.ts';

/** Has an address told of orders from now on. The secret is shown this once. @throws InvalidInputError, TooManyWebhooksError */
export async function addEndpoint(
  viewer: Viewer,
  fields: EndpointFields,
  { sealingKey, targets }: WebhookMeans,
): Promise<{ endpointId: string; secret: string }> {
  requireAdmin(viewer);
  const url = await checkTarget(fields.url, targets);
  const secret = newSecret();
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE webhook_endpoints IN SHARE ROW EXCLUSIVE MODE`; // one at a time, so that the count holds
    if ((await tx.webhookEndpoint.count()) >= MAX_ENDPOINTS) throw new TooManyWebhooksError();
    const endpoint = await tx.webhookEndpoint.create({
      data: { ...fields, url, sealedSecret: sealSecret(sealingKey, secret) },
    });
    await recordAudit(tx, viewer, {
      action: 'WEBHOOK_ADD',
      subjectId: endpoint.id,
      subjectName: new URL(url).host,
      before: null,
      after: endpointState(endpoint),
    });
    return { endpointId: endpoint.id, secret };
  });
}
