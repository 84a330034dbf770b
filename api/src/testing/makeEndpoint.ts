import { db } from '../db/client.ts';
import type { OrderStatus, Prisma } from '../db/generated/client.ts';
import { newSecret } from '../webhooks/newSecret.ts';
import { sealSecret } from '../webhooks/sealedSecret.ts';
import { testWebhooks } from './testWebhooks.ts';

/** A webhook that is told of these states, and what its messages are signed with. */
export async function makeEndpoint(
  url: string,
  statuses: OrderStatus[],
  fields: Partial<Prisma.WebhookEndpointCreateInput> = {},
): Promise<{ endpointId: string; secret: string }> {
  const secret = newSecret();
  const sealedSecret = sealSecret(testWebhooks.sealingKey, secret);
  const { id } = await db.webhookEndpoint.create({ data: { url, statuses, sealedSecret, ...fields } });
  return { endpointId: id, secret };
}
