import type { Transaction } from '../../platform/db/client.ts';
import type { WebhookEndpoint } from '../../platform/db/generated/client.ts';
import { WebhookEndpointNotFoundError } from './webhookErrors.ts';

/** Locks an endpoint until the end of the transaction. @throws WebhookEndpointNotFoundError */
export async function lockEndpoint(tx: Transaction, id: string): Promise<WebhookEndpoint> {
  await tx.$executeRaw`SELECT FROM webhook_endpoints WHERE id = ${id}::uuid FOR UPDATE`;
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) throw new WebhookEndpointNotFoundError();
  return endpoint;
}
