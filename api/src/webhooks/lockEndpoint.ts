import type { Transaction } from '../db/client.ts';
import type { WebhookEndpoint } from '../db/generated/client.ts';
import { WebhookGoneError } from './webhookErrors.ts';

/** An endpoint that nobody else changes until the transaction ends. @throws WebhookGoneError */
export async function lockEndpoint(tx: Transaction, id: string): Promise<WebhookEndpoint> {
  await tx.$executeRaw`SELECT FROM webhook_endpoints WHERE id = ${id}::uuid FOR UPDATE`;
  const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } });
  if (!endpoint) throw new WebhookGoneError();
  return endpoint;
}
