import type { WebhookEndpoint } from '../../platform/db/generated/client.ts';

/** An endpoint for the audit log, without its secret. */
export function endpointSnapshot({ url, description, statuses, disabledAt }: Omit<WebhookEndpoint, 'encryptedSecret'>) {
  return { url, description, statuses, isEnabled: disabledAt === null };
}
