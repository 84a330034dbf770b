import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { chargedCache, type CatalogueCache } from '../platform/cache/catalogueCache.ts';
import { challengesWithRetryAfter } from '../platform/challenges/challengesWithRetryAfter.ts';
import { UNLIMITED_COST_BUDGET, type CostBudget } from '../platform/limits/costBudget.ts';
import type { Challenges } from '../platform/core/challenges.ts';
import type { LiveSettings } from '../platform/config/settings/liveSettings.ts';
import type { DatabaseChanges } from '../platform/events/databaseChanges.ts';
import type { PubSub } from '../platform/events/pubSub.ts';
import type { Fingerprint } from '../platform/core/fingerprint.ts';
import type { PictureStorage } from '../platform/core/pictureStorage.ts';
import type { WebhookServices } from '../platform/events/webhookServices.ts';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { networkOf } from '../platform/http/networkOf.ts';
import type { AccessTokens } from '../shop/identity/sessions/accessToken.ts';
import { revalidateAuthentication, type RequestAuthenticator } from '../shop/identity/authentication/authenticate.ts';
import type { DeviceTokens } from '../shop/identity/sessions/knownDevices.ts';
import { DEVICE_COOKIE, tokenCookies } from '../shop/identity/sessions/tokenCookies.ts';
import type { PaymentProvider } from '../platform/money/paymentProvider.ts';
import { withRetryAfter } from '../platform/limits/withRetryAfter.ts';
import type { Throttle } from '../platform/limits/throttle.ts';

/** An HTTP request and its reply. */
export interface Exchange extends Record<string, unknown> {
  incoming: FastifyRequest;
  reply: FastifyReply;
}

/** The services that all requests share. */
export interface ContextServices {
  config: Config;
  tokens: AccessTokens;
  authenticateRequest: RequestAuthenticator;
  changes: DatabaseChanges;
  budgetOf: (request: FastifyRequest) => CostBudget;
  catalogue: CatalogueCache;
  deviceTokens: DeviceTokens;
  throttle: Throttle;
  challenges: Challenges | null;
  fingerprint: Fingerprint;
  pictures: PictureStorage;
  payments: PaymentProvider;
  pubSub: PubSub;
  webhooks: WebhookServices;
  canReadReplica: GraphqlContext['canReadReplica'];
  settings: LiveSettings;
}

/** Authenticates the request, and creates the context of its resolvers. */
export async function createContext({ incoming, reply }: Exchange, services: ContextServices): Promise<GraphqlContext> {
  const { config, tokens, deviceTokens, throttle, challenges, fingerprint } = services;
  const [authentication, shop] = await Promise.all([services.authenticateRequest(incoming), services.settings.read()]);
  const budget = services.budgetOf(incoming);
  const setRetryAfter = (seconds: number) => void reply.header('retry-after', String(seconds));
  return {
    authentication,
    authenticate: (credential) => revalidateAuthentication(credential, config.staffAccess, new Date()),
    cookies: tokenCookies(incoming, reply, config),
    issueAccessToken: (session) => tokens.issue(session),
    issueDeviceToken: (account) => deviceTokens.issue(account),
    caller: {
      network: networkOf(incoming.ip),
      knownDevice: async (account) => deviceTokens.read(incoming.cookies[DEVICE_COOKIE] ?? '', account),
      userAgent: incoming.headers['user-agent'] ?? null,
      throttle: withRetryAfter(throttle, setRetryAfter),
      challenges: challenges && challengesWithRetryAfter(challenges, setRetryAfter),
      fingerprint,
      staffAccess: config.staffAccess,
    },
    encryptionKeys: config.encryptionKeys,
    catalogue: chargedCache(services.catalogue, budget),
    budget,
    pictures: services.pictures,
    payments: services.payments,
    shop,
    settings: services.settings,
    disconnected: abortOnDisconnect(reply),
    pubSub: services.pubSub,
    onMutated: services.changes.expectChange,
    canReadReplica: services.canReadReplica,
    webhooks: services.webhooks,
  };
}

/** The context of an anonymous viewer whom nothing is known about, for answers that all viewers share. */
export async function createPublicContext({
  config,
  throttle,
  fingerprint,
  catalogue,
  pictures,
  payments,
  pubSub,
  webhooks,
  settings,
}: ContextServices): Promise<GraphqlContext> {
  const refuse = () => {
    throw new Error('An answer for all viewers has no session');
  };
  return {
    authentication: { state: 'anonymous' },
    authenticate: refuse,
    cookies: {
      isOwnPage: false,
      refreshToken: null,
      resetRequestToken: null,
      resetToken: null,
      loginChallengeToken: null,
      set: refuse,
      clear: refuse,
      setDevice: refuse,
      setResetRequest: refuse,
      setReset: refuse,
      clearReset: refuse,
      setLoginChallenge: refuse,
      clearLoginChallenge: refuse,
    },
    issueAccessToken: refuse,
    issueDeviceToken: refuse,
    caller: {
      network: '',
      knownDevice: async () => null,
      userAgent: null,
      throttle,
      challenges: null,
      fingerprint,
      staffAccess: config.staffAccess,
    },
    encryptionKeys: config.encryptionKeys,
    disconnected: new AbortController().signal,
    shop: await settings.read(),
    settings,
    catalogue,
    budget: UNLIMITED_COST_BUDGET, // openPublicResponses charges the caller
    pictures,
    payments,
    pubSub,
    onMutated: refuse,
    canReadReplica: null, // openPublicResponses decides
    webhooks,
  };
}

function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  if (raw.destroyed) disconnected.abort();
  else raw.once('close', () => disconnected.abort());
  return disconnected.signal;
}
