import { NO_CATALOGUE_CACHE } from '../../platform/cache/catalogueCache.ts';
import { UNLIMITED_COST_BUDGET } from '../../platform/limits/costBudget.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import type { Authentication } from '../../platform/core/viewer.ts';
import { fakeCaller } from './fakeCaller.ts';
import { sharedPubSub } from './sharedPubSub.ts';
import { openLiveSettings } from '../../shop/settings/openLiveSettings.ts';
import { sandboxPayments } from '../paymentFixtures.ts';
import { TEST_TERMS } from '../shopTermsFixture.ts';
import { webhookServices } from '../webhooks/webhookFixtures.ts';

const noop = () => undefined;

/** The context of a request without HTTP: no cookies, no storage, no rate limits. */
export function fakeContext(authentication: Authentication, services: Partial<GraphqlContext> = {}): GraphqlContext {
  return {
    authentication,
    authenticate: async () => authentication,
    cookies: { isOwnPage: false, read: () => null, set: noop, clear: noop },
    issueAccessToken: async () => 'access-token',
    issueDeviceToken: async () => 'device-token',
    caller: fakeCaller(),
    encryptionKeys: webhookServices.encryptionKeys,
    catalogue: NO_CATALOGUE_CACHE,
    budget: UNLIMITED_COST_BUDGET,
    disconnected: new AbortController().signal,
    pubSub: sharedPubSub(),
    onMutated: noop,
    canReadReplica: null,
    payments: sandboxPayments,
    shop: TEST_TERMS,
    settings: openLiveSettings({ first: TEST_TERMS, pinned: new Set() }, null),
    webhooks: webhookServices,
    demo: null,
    pictures: { cloud: null, put: async () => undefined, remove: async () => undefined },
    ...services,
  };
}
