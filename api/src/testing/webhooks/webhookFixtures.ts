import type { WebhookServices } from '../../platform/events/webhookDeliveries.ts';
import { PUBLIC_EGRESS } from '../../platform/http/egressPolicy.ts';
import { TEST_ENCRYPTION_KEY } from '../secretFixture.ts';

/** The webhook services of tests: every name resolves to one address on the public internet. */
export const webhookServices: WebhookServices = {
  encryptionKeys: { current: Buffer.from(TEST_ENCRYPTION_KEY, 'hex'), previous: [] },
  targets: { ...PUBLIC_EGRESS, resolve: async () => [{ address: '93.184.215.14', family: 4 }] },
};
