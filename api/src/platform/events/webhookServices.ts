import type { EncryptionKeys } from '../core/encryptionKeys.ts';
import type { EgressPolicy } from '../http/egressPolicy.ts';

/** The services of webhooks. */
export interface WebhookServices {
  /** Encrypt the signing secrets. */
  encryptionKeys: EncryptionKeys;
  targets: EgressPolicy;
}
