import { randomUUID } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createChallenges } from '../platform/challenges/createChallenges.ts';
import { registerCustomerExport } from '../backoffice/customers/customerExport.ts';
import { registerExport } from '../backoffice/import/csv/exportRoute.ts';
import { registerRefusedRows } from '../backoffice/import/refused/refusedRowsRoute.ts';
import type { Config } from '../platform/config/config.ts';
import { ROOT_DIRECTORY } from '../platform/config/environment.ts';
import { databasePool, sessionPool } from '../platform/db/client.ts';
import { ProcessCatalogueCache, type CatalogueCache } from '../platform/cache/catalogueCache.ts';
import { listenToChanges, type DatabaseChanges, type ProofClock } from '../platform/events/databaseChanges.ts';
import type { PubSub } from '../platform/events/pubSub.ts';
import {
  UNLIMITED_COST_BUDGET,
  type CostBudget,
  createCostBudgets,
  type BudgetClock,
} from '../platform/limits/costBudget.ts';
import { createFingerprint } from '../platform/core/caller.ts';
import { createContext } from './graphqlContext.ts';
import { registerGraphql } from './graphqlRoute.ts';
import { registerHealth } from '../platform/health/healthRoutes.ts';
import { registerErrorHandler, handleClientError, sendError } from '../platform/http/errorResponses.ts';
import { escapeBrokenPath } from '../platform/http/escapeBrokenPath.ts';
import { createEventStreams } from '../platform/http/eventStreams.ts';
import { identifyRequests, REQUEST_ID_HEADER, logRequests, measureRequests } from '../platform/http/requestHooks.ts';
import { networkOf, normalizeForwardedFor } from '../platform/http/clientAddress.ts';
import { MAX_EVENT_LOOP_DELAY_MS, registerRateLimits, createViewerRateLimit } from '../platform/limits/rateLimits.ts';
import { registerSecurityHeaders } from '../platform/http/securityHeaders.ts';
import { readIndexHtml, serveWebClient } from '../platform/http/webClient.ts';
import { createAccessTokens } from '../shop/identity/sessions/accessToken.ts';
import { createRequestAuthenticator } from '../shop/identity/authentication/authenticate.ts';
import { createSessionCache } from '../shop/identity/sessions/sessionCache.ts';
import { createDeviceTokens } from '../shop/identity/sessions/knownDevices.ts';
import { registerInvoiceRoutes } from '../shop/invoices/invoiceRoute.ts';
import { createLogger } from '../platform/lifecycle/createLogger.ts';
import { registerGracefulClose } from '../platform/lifecycle/gracefulClose.ts';
import { registerRefundRequestPhotos } from '../shop/refunds/requests/photos/refundRequestPhotoRoute.ts';
import { registerOutbox } from '../platform/mail/outboxRoute.ts';
import { registerUnsubscribe } from '../platform/mail/unsubscribeRoutes.ts';
import { createBrandPictures } from '../platform/media/brandPictures.ts';
import { registerMedia } from '../platform/media/mediaRoute.ts';
import { createPictureStorages, localStorage, mediaDirectory } from '../platform/media/pictureStorages.ts';
import { pictureVariants } from '../platform/media/pictureVariants.ts';
import { createPaymentProvider, sandboxWebhookSecret } from '../shop/payments/createPaymentProvider.ts';
import { registerPaymentWebhookRoute } from '../shop/payments/paymentWebhookRoute.ts';
import { registerReports } from '../backoffice/reports/reportRoutes.ts';
import { registerRest } from '../rest/registerRest.ts';
import { schema } from './schema.ts';
import type { RedisConnection } from '../platform/db/connectRedis.ts';
import { connectReplica, type Replica } from '../platform/db/replica/connectReplica.ts';
import { createPageRoute, openPages } from './pages.ts';
import { registerBrand } from './brandRoutes.ts';
import { registerServiceWorker } from './serviceWorkerRoute.ts';
import { createShopDocument } from './shopDocument.ts';
import { registerSitemap } from './sitemap.ts';
import { openLiveSettings } from '../shop/settings/openLiveSettings.ts';
import { createThrottle, unlimitedThrottle } from '../platform/limits/createThrottle.ts';
import { createWebhookServices } from '../backoffice/webhooks/webhookEndpoints.ts';

const MAX_BODY_BYTES = 1_048_576;
const REQUEST_TIMEOUT_MS = 120_000; // a picture of 5 MB over a slow connection

export interface ServerDependencies {
  config: Config;
  /** The caller closes it after the server. */
  pubSub: PubSub;
  /** The built web client's folder. */
  webDirectory?: string;
  /** Whether the process is ending: it is not ready then, and its answers close their connections. */
  isEnding?: () => boolean;
  logger?: FastifyBaseLogger;
  /** By which health checks and the proofs that caches are current are measured. */
  clock?: ProofClock;
  /** By which the budgets of networks are measured. */
  budgetClock?: BudgetClock;
  /** How late the process may be before it refuses requests; 0 for no limit. */
  maxEventLoopDelayMs?: number;
}

/** How a provider takes payments, as pages say it. */
const ONLINE_PAYMENT = { none: null, sandbox: 'SANDBOX', stripe: 'LIVE' } as const;

/** The one server for everything. `main` listens with it, tests inject into it. */
export async function createServer({
  config,
  pubSub,
  webDirectory,
  isEnding = () => false,
  logger = createLogger(config),
  clock,
  budgetClock,
  maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS,
}: ServerDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    childLoggerFactory: (parent) => parent, // createLogger adds the id of the request
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: ({ url = '' }) => escapeBrokenPath(url),
    return503OnClosing: false, // requests on open connections are answered during the drain
    frameworkErrors: (error, _request, reply) => void sendError(reply, error.statusCode ?? 400, error.message),
    clientErrorHandler: handleClientError,
  });
  const web = webDirectory ?? path.join(ROOT_DIRECTORY, 'web/dist');
  const streams = createEventStreams();
  registerGracefulClose(app, { isEnding, timeoutMs: config.shutdownTimeoutMs, onUnreachable: streams.end });
  normalizeForwardedFor(app);
  identifyRequests(app);
  logRequests(app, config);
  measureRequests(app);
  registerErrorHandler(app);
  await registerSecurityHeaders(app, config, readIndexHtml(web));
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      credentials: true,
      strictPreflight: false, // an OPTIONS without CORS headers is no error
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      maxAge: 600,
      exposedHeaders: [REQUEST_ID_HEADER, 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
    });
  }
  const redis = config.redisUrl ? await openRedis(config.redisUrl, app) : null;
  app.addHook('onClose', () => redis?.close());
  const redisClient = redis?.client ?? null;
  await registerRateLimits(app, config, { redis: redisClient, maxEventLoopDelayMs });
  await app.register(cookie);
  const reportLost = (error: unknown) => app.log.warn({ err: error }, 'listening to changes');
  const changes = listenToChanges(sessionPool(), reportLost, clock);
  app.addHook('onClose', changes.stop);
  const settings = openLiveSettings(config.settings, changes);
  const replica = openReplica(app, config, changes);
  registerHealth(app, { config, redis, replica, isEnding, clock });
  const originals = localStorage(config);
  const variants = pictureVariants({
    media: mediaDirectory(config.dataDir),
    originals,
    renderDemoPicture: async (key, width) => {
      const { renderDemoPicture } = await import('../../../demo/renderDemoPicture.ts'); // needs packages of the demo
      return renderDemoPicture(key, width);
    },
  });
  registerMedia(app, variants);
  registerOutbox(app, config, settings);
  const fingerprint = createFingerprint(config.jwtSecret);
  registerRefundRequestPhotos(app, fingerprint);
  await registerUnsubscribe(app, { fingerprint, settings });
  const throttle = config.throttle
    ? createThrottle({ pool: databasePool('writes'), redis: redisClient })
    : unlimitedThrottle;
  const challenges =
    config.throttle && config.challenges
      ? createChallenges({ settings: config.challenges, throttle, fingerprint, report: (line) => app.log.warn(line) })
      : null;
  const tokens = createAccessTokens(config.jwtSecret);
  const catalogue = cacheCatalogue(changes);
  const { staffAccess, publicUrl } = config;
  const { findViewer } = createSessionCache(changes, staffAccess);
  const authenticate = createRequestAuthenticator({ tokens, findViewer, staffAccess, publicUrl });
  registerExport(app, config, authenticate);
  registerRefusedRows(app, authenticate);
  registerReports(app, authenticate, staffAccess);
  registerCustomerExport(app, authenticate, staffAccess);
  const budgetOf = openBudgets(config, budgetClock);
  const brand = createBrandPictures({
    settings,
    originals,
    report: (error) => app.log.warn({ err: error }, 'reading the logo'),
  });
  registerInvoiceRoutes(app, {
    authenticate,
    budgetOf,
    settings,
    readLogo: brand.logo,
  });
  const payments = await createPaymentProvider(config, (error) =>
    app.log.error({ err: error }, 'the payment provider'),
  );
  await registerPaymentWebhookRoute(app, { payments, pubSub, settings });
  if (payments.name === 'sandbox') {
    const { registerSandboxPaymentRoutes } = await import('../shop/payments/sandbox/sandboxPaymentRoute.ts');
    await registerSandboxPaymentRoutes(app, { webhookSecret: sandboxWebhookSecret(config.jwtSecret), settings });
  }
  const storages = await createPictureStorages(config, (error) => app.log.error({ err: error }, 'storing a picture'));
  const services = {
    config,
    pubSub,
    payments,
    throttle,
    challenges,
    tokens,
    changes,
    budgetOf,
    catalogue,
    authenticateRequest: authenticate,
    pictures: storages.current,
    deviceTokens: createDeviceTokens(config.jwtSecret),
    fingerprint,
    webhooks: createWebhookServices(config),
    canReadReplica: replica && changes.isCurrent,
    settings,
  };
  const consumeViewerRateLimit = createViewerRateLimit(app, config, async (request) => {
    const authentication = await authenticate(request);
    return authentication.state === 'active' ? authentication.viewer.userId : null;
  });
  const publicResponses = await registerGraphql(app, { ...services, consumeViewerRateLimit, streams });
  await registerRest(app, {
    config,
    settings,
    schema,
    consumeViewerRateLimit,
    createContext: (exchange) => createContext(exchange, services),
  });
  const index = readIndexHtml(web);
  const readDocument = createShopDocument(index, {
    settings,
    pictures: brand,
    onlinePayment: ONLINE_PAYMENT[payments.name],
  });
  registerBrand(app, { settings, pictures: brand, variants, androidApp: config.androidApp });
  registerServiceWorker(app, web, { index, readDocument });
  const pages =
    publicResponses && openPages(web, { origin: config.publicUrl, responses: publicResponses, readDocument });
  if (pages) registerSitemap(app, { publicUrl: config.publicUrl, findPaths: pages.findPaths });
  await serveWebClient(app, web, { renderPage: createPageRoute(pages, { budgetOf, config }), readDocument });
  return app;
}

async function openRedis(url: string, app: FastifyInstance): Promise<RedisConnection> {
  const { connectRedis } = await import('../platform/db/connectRedis.ts');
  return connectRedis(url, (line) => app.log.warn(line));
}

/** The budgets of the networks that requests come from. */
function openBudgets(config: Config, clock?: BudgetClock): (request: FastifyRequest) => CostBudget {
  if (!config.throttle) return () => UNLIMITED_COST_BUDGET;
  const budgetOf = createCostBudgets(config, clock);
  return (request) => budgetOf(networkOf(request.ip));
}

/** The replica that reads of the catalogue go to; null where none is configured. */
function openReplica(app: FastifyInstance, config: Config, changes: DatabaseChanges): Replica | null {
  if (!config.replica) return null;
  const replica = connectReplica({ ...config.replica, report: (line) => app.log.warn(line) });
  const { expectChange } = replica;
  changes.subscribe({ onChange: expectChange, onMissed: expectChange, onExpected: expectChange });
  app.addHook('onClose', replica.close);
  return replica;
}

/** A cache of what the catalogue's own changes alone make outdated. */
function cacheCatalogue(changes: DatabaseChanges): CatalogueCache {
  const cache = new ProcessCatalogueCache(changes.isCurrent);
  changes.subscribe({
    onChange(kind) {
      if (kind === 'catalogue' || kind === 'search') cache.clear();
    },
    onMissed: () => cache.clear(),
  });
  return cache;
}
