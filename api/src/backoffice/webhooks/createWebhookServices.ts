import type { Config } from '../../platform/config/config.ts';
import type { WebhookServices } from '../../platform/events/webhookDeliveries.ts';
import { PUBLIC_EGRESS } from '../../platform/http/egressPolicy.ts';
import { deriveFormerKey } from '../../platform/core/encryptedSecret.ts';

/** The webhook services of this configuration. The key that former releases derived from JWT_SECRET counts as a previous key. */
export function createWebhookServices({
  environment,
  encryptionKeys,
  jwtSecret,
  webhooksToPrivateAddresses,
}: Config): WebhookServices {
  return {
    encryptionKeys: { ...encryptionKeys, previous: [...encryptionKeys.previous, deriveFormerKey(jwtSecret)] },
    targets: {
      ...PUBLIC_EGRESS,
      ...(webhooksToPrivateAddresses && { isAllowed: () => true }),
      isHttpAllowed: environment !== 'production',
    },
  };
}
