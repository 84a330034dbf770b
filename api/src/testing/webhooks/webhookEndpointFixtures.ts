import { db } from '../../platform/db/client.ts';
import type { OrderStatus, Prisma } from '../../platform/db/generated/client.ts';
import { generateSigningSecret } from '../../backoffice/webhooks/webhookEndpoints.ts';
import { encryptSecret } from '../../platform/core/encryptedSecret.ts';
import { webhookServices } from './webhookFixtures.ts';

/** Creates a webhook that is subscribed to these states, and returns its signing secret. */
export async function makeEndpoint(
  url: string,
  statuses: OrderStatus[],
  fields: Partial<Prisma.WebhookEndpointCreateInput> = {},
): Promise<{ endpointId: string; secret: string }> {
  const secret = generateSigningSecret();
  const encryptedSecret = encryptSecret(webhookServices.encryptionKeys, secret);
  const { id } = await db.webhookEndpoint.create({ data: { url, statuses, encryptedSecret, ...fields } });
  return { endpointId: id, secret };
}
