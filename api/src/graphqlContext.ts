import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from './config.ts';
import type { LiveEvents } from './events/liveEvents.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { GraphqlContext, PictureStorage, WebhookMeans } from './graphql/context.ts';
import type { AccessTokens } from './identity/accessToken.ts';
import { authenticateAnew } from './identity/authenticate.ts';
import { authenticateRequest } from './identity/authenticateRequest.ts';
import type { DeviceTokens } from './identity/deviceToken.ts';
import { DEVICE_COOKIE, tokenCookies } from './identity/tokenCookies.ts';
import type { PaymentProvider } from './money/paymentProvider.ts';
import { reportRefusals } from './throttle/reportRefusals.ts';
import type { Throttle } from './throttle/throttle.ts';

/** An HTTP request and its answer. */
export interface Exchange extends Record<string, unknown> {
  incoming: FastifyRequest;
  reply: FastifyReply;
}

/** What all requests share. */
export interface ContextMeans {
  config: Config;
  tokens: AccessTokens;
  deviceTokens: DeviceTokens;
  throttle: Throttle;
  fingerprint: Fingerprint;
  pictures: PictureStorage;
  payments: PaymentProvider;
  events: LiveEvents;
  webhooks: WebhookMeans;
}

const IPV6_SUBNET_BITS = 64;

/** Finds out who asks, and gives the resolvers what they need of HTTP. */
export async function createContext({ incoming, reply }: Exchange, means: ContextMeans): Promise<GraphqlContext> {
  const { config, tokens, deviceTokens, throttle, fingerprint } = means;
  return {
    authentication: await authenticateRequest(incoming, tokens),
    authenticate: (credential) => authenticateAnew(credential, new Date()),
    cookies: tokenCookies(incoming, reply, config),
    issueAccessToken: (session) => tokens.issue(session),
    issueDeviceToken: (account) => deviceTokens.issue(account),
    caller: {
      network: networkOf(incoming.ip),
      knownDevice: async (account) => deviceTokens.read(incoming.cookies[DEVICE_COOKIE] ?? '', account),
      userAgent: incoming.headers['user-agent'] ?? null,
      throttle: reportRefusals(throttle, (seconds) => void reply.header('retry-after', String(seconds))),
      fingerprint,
    },
    pictures: means.pictures,
    payments: means.payments,
    shop: config.shop,
    gone: whenGone(reply),
    events: means.events,
    webhooks: means.webhooks,
  };
}

function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Whoever has an IPv6 address has all of its /64. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address); // an IPv4 address in IPv6 clothes is an IPv4 address
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_SUBNET_BITS}`).toString();
}
