import type { Config } from '../config.ts';
import type { WebhookMeans } from '../graphql/context.ts';
import { PUBLIC_TARGETS } from '../http/targetRules.ts';
import { sealingKeyOf } from './sealedSecret.ts';

/** What webhooks are made with in a shop of this configuration. */
export function openWebhooks({ environment, jwtSecret, webhooksToPrivateAddresses }: Config): WebhookMeans {
  return {
    sealingKey: sealingKeyOf(jwtSecret),
    targets: {
      ...PUBLIC_TARGETS,
      ...(webhooksToPrivateAddresses && { isAllowed: () => true }),
      isHttpAllowed: environment !== 'production',
    },
  };
}
