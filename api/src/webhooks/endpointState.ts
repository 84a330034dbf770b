import type { WebhookEndpoint } from '../db/generated/client.ts';

/** An endpoint as the audit log keeps it: without its secret. */
export function endpointState({ url, description, statuses, disabledAt }: Omit<WebhookEndpoint, 'sealedSecret'>) {
  return { url, description, statuses, isEnabled: disabledAt === null };
}
