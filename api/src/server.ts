import path from 'node:path';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerExport } from './catalogue/import/exportRoute.ts';
import { ROOT_DIRECTORY } from './config.ts';
import type { Config } from './config.ts';
import { databasePool } from './db/client.ts';
import type { LiveEvents } from './events/liveEvents.ts';
import { createFingerprint } from './fingerprint.ts';
import { createContext } from './graphqlContext.ts';
import { registerGraphql } from './graphqlRoute.ts';
import { registerHealth } from './health/healthRoutes.ts';
import { answerErrors, answerMalformedHttp, sendError } from './http/errorAnswers.ts';
import { loggerOptions, logRequests } from './http/logging.ts';
import { guardAgainstOverload } from './http/overload.ts';
import { secureHeaders } from './http/securityHeaders.ts';
import { createViewerLimit } from './http/viewerLimit.ts';
import { readIndexHtml, serveWebClient } from './http/webClient.ts';
import { createAccessTokens } from './identity/accessToken.ts';
import { authenticateRequest } from './identity/authenticateRequest.ts';
import { createDeviceTokens } from './identity/deviceToken.ts';
import { registerInvoices } from './invoices/invoiceRoute.ts';
import { registerOutbox } from './mail/outboxRoute.ts';
import { registerMedia } from './media/mediaRoute.ts';
import { createPictureStorages } from './media/pictureStorages.ts';
import { openProvider, testWebhookSecret } from './payments/openProvider.ts';
import { registerTestPayments } from './payments/testPaymentRoute.ts';
import { registerWebhook } from './payments/webhookRoute.ts';
import { registerRest } from './rest/registerRest.ts';
import { schema } from './schema.ts';
import { connectRedis } from './throttle/connectRedis.ts';
import { createThrottle, openThrottle } from './throttle/throttle.ts';
import { openWebhooks } from './webhooks/openWebhooks.ts';

const MAX_BODY_BYTES = 1_048_576;
const REQUEST_TIMEOUT_MS = 120_000; // a picture of 5 MB over a slow line

export interface ServerDependencies {
  config: Config;
  /** Closed by whoever opened them, after the server. */
  events: LiveEvents;
  /** Where the built web client is. */
  webDirectory?: string;
}

/** The one server for everything; `main` listens with it, tests inject into it. */
export async function createServer({ config, events, webDirectory }: ServerDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false, // what arrives on open connections while draining is still answered
    frameworkErrors: (error, _request, reply) => void sendError(reply, error.statusCode ?? 400, error.message),
    clientErrorHandler: answerMalformedHttp,
  });
  const web = webDirectory ?? path.join(ROOT_DIRECTORY, 'web/dist');
  logRequests(app, config);
  answerErrors(app);
  await secureHeaders(app, config, readIndexHtml(web));
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      credentials: true,
      strictPreflight: false, // a bare OPTIONS is no error
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      maxAge: 600,
      exposedHeaders: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
    });
  }
  const redis = config.redisUrl
    ? connectRedis(config.redisUrl, (error) => app.log.warn({ err: error }, 'Redis'))
    : null;
  app.addHook('onClose', () => redis?.disconnect());
  await guardAgainstOverload(app, config, redis);
  await app.register(cookie);
  registerHealth(app);
  registerMedia(app, config, async (key, width) => {
    const { renderDemoPicture } = await import('./demo/renderDemoPicture.ts'); // it needs packages that only a demo has
    return renderDemoPicture(key, width);
  });
  registerOutbox(app, config);
  const throttle = config.throttle ? createThrottle({ pool: databasePool(), redis }) : openThrottle;
  const tokens = createAccessTokens(config.jwtSecret);
  const authenticate = (request: FastifyRequest) => authenticateRequest(request, tokens);
  registerExport(app, config, authenticate);
  registerInvoices(app, authenticate);
  const payments = openProvider(config, (error) => app.log.error({ err: error }, 'the payment provider'));
  await registerWebhook(app, { payments, events, shop: config.shop });
  if (payments.name === 'test') await registerTestPayments(app, testWebhookSecret(config.jwtSecret));
  const storages = await createPictureStorages(config, (error) => app.log.error({ err: error }, 'storing a picture'));
  const means = {
    config,
    events,
    payments,
    throttle,
    tokens,
    pictures: storages.current,
    deviceTokens: createDeviceTokens(config.jwtSecret),
    fingerprint: createFingerprint(config.jwtSecret),
    webhooks: openWebhooks(config),
  };
  const limitViewer = createViewerLimit(app, config, async (request) => {
    const authentication = await authenticate(request);
    return authentication.state === 'active' ? authentication.viewer.userId : null;
  });
  await registerGraphql(app, { ...means, limitViewer });
  await registerRest(app, { config, schema, limitViewer, createContext: (exchange) => createContext(exchange, means) });
  await serveWebClient(app, web);
  return app;
}
