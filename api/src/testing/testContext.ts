import type { GraphqlContext } from '../graphql/context.ts';
import type { Authentication } from '../graphql/viewer.ts';
import { testCaller } from './testCaller.ts';
import { testEvents } from './testEvents.ts';
import { testPayments } from './testPayments.ts';
import { TEST_TERMS } from './testTerms.ts';
import { testWebhooks } from './testWebhooks.ts';

const nothing = () => undefined;

/** What resolvers get of a request without HTTP: no cookies, no storage, nobody slows it down. */
export function testContext(authentication: Authentication, means: Partial<GraphqlContext> = {}): GraphqlContext {
  return {
    authentication,
    authenticate: async () => authentication,
    cookies: {
      refreshToken: null,
      resetToken: null,
      set: nothing,
      clear: nothing,
      setDevice: nothing,
      setReset: nothing,
      clearReset: nothing,
    },
    issueAccessToken: async () => 'access-token',
    issueDeviceToken: async () => 'device-token',
    caller: testCaller(),
    gone: new AbortController().signal,
    events: testEvents(),
    payments: testPayments,
    shop: TEST_TERMS,
    webhooks: testWebhooks,
    pictures: { cloud: null, put: async () => undefined, remove: async () => undefined },
    ...means,
  };
}
