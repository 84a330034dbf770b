import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { chargedCache } from '../platform/cache/catalogueCache.ts';
import { challengesWithRetryAfter } from '../platform/challenges/challengeRequired.ts';
import { UNLIMITED_COST_BUDGET, type CostBudget } from '../platform/limits/costBudget.ts';
import type { Caller } from '../platform/core/caller.ts';
import type { DatabaseChanges } from '../platform/events/databaseChanges.ts';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import type { AccessTokens } from '../shop/identity/sessions/accessToken.ts';
import { revalidateAuthentication, type RequestAuthenticator } from '../shop/identity/authentication/authenticate.ts';
import type { DeviceTokens } from '../shop/identity/sessions/knownDevices.ts';
import { readCookie, tokenCookies } from '../shop/identity/sessions/tokenCookies.ts';
import { withRetryAfter } from '../platform/limits/throttle.ts';

/** An HTTP request and its reply. */
export interface Exchange extends Record<string, unknown> {
  incoming: FastifyRequest;
  reply: FastifyReply;
}

type OfContext = 'pictures' | 'payments' | 'pubSub' | 'webhooks' | 'canReadReplica' | 'settings' | 'catalogue';

/** The services that all requests share. */
export interface ContextServices
  extends Pick<GraphqlContext, OfContext>, Pick<Caller, 'throttle' | 'challenges' | 'fingerprint'> {
  config: Config;
  tokens: AccessTokens;
  authenticateRequest: RequestAuthenticator;
  changes: DatabaseChanges;
  budgetOf: (request: FastifyRequest) => CostBudget;
  deviceTokens: DeviceTokens;
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
      knownDevice: async (account) => deviceTokens.read(readCookie(incoming, 'knownDevice', config) ?? '', account),
      userAgent: incoming.headers['user-agent'] ?? null,
      throttle: withRetryAfter(throttle, setRetryAfter),
      challenges: challenges && challengesWithRetryAfter(challenges, setRetryAfter),
      fingerprint,
      staffAccess: config.staffAccess,
    },
    ...sharedContext(services),
    catalogue: chargedCache(services.catalogue, budget),
    budget,
    shop,
    disconnected: abortOnDisconnect(reply),
    onMutated: services.changes.expectChange,
    canReadReplica: services.canReadReplica,
  };
}

/** What is the same in all contexts. */
function sharedContext({ config, pictures, payments, settings, pubSub, webhooks }: ContextServices) {
  const demo = config.demo ? config : null;
  return { encryptionKeys: config.encryptionKeys, pictures, payments, settings, pubSub, webhooks, demo };
}

/** The context of an anonymous viewer whom nothing is known about, for answers that all viewers share. */
export async function createPublicContext(services: ContextServices): Promise<GraphqlContext> {
  const { config, throttle, fingerprint, catalogue, settings } = services;
  const refuse = () => {
    throw new Error('An answer for all viewers has no session');
  };
  return {
    authentication: { state: 'anonymous' },
    authenticate: refuse,
    cookies: { isOwnPage: false, read: () => null, set: refuse, clear: refuse },
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
    ...sharedContext(services),
    disconnected: new AbortController().signal,
    shop: await settings.read(),
    catalogue,
    budget: UNLIMITED_COST_BUDGET, // openPublicResponses charges the caller
    onMutated: refuse,
    canReadReplica: null, // openPublicResponses decides
  };
}

function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  if (raw.destroyed) disconnected.abort();
  else raw.once('close', () => raw.writableFinished || disconnected.abort()); // the reason of an abort, with its stack, is costly
  return disconnected.signal;
}
