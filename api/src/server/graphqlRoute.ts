import type { FastifyInstance } from 'fastify';
import { createYoga, loadGraphiql } from '../platform/graphql/createYoga.ts';
import { openPersistedDocuments } from '../platform/graphql/documents/persistedDocuments.ts';
import { registerUploads, type MaxFileBytes, uploadPlugin } from '../platform/graphql/uploads/uploadPlugin.ts';
import { can } from '../platform/core/permissions.ts';
import { MAX_ADMIN_FILE_BYTES, MAX_FIELD_BYTES, MAX_PICTURE_BYTES } from '../platform/limits/uploadLimits.ts';
import { createContext, createPublicContext, type ContextServices, type Exchange } from './graphqlContext.ts';
import { sendError } from '../platform/http/errorResponses.ts';
import type { EventStreams } from '../platform/http/eventStreams.ts';
import type { ViewerRateLimit } from '../platform/limits/rateLimits.ts';
import {
  findPublicResponse,
  sendPublicResponse,
  openPublicResponses,
  type PublicResponses,
} from './publicResponses.ts';
import { schema } from './schema.ts';
import { openingStatus } from '../shop/settings/openingStatus.ts';

/** The services of the route, beside those of the context. */
interface GraphqlServices extends ContextServices {
  consumeViewerRateLimit: ViewerRateLimit;
  streams: EventStreams;
}

/**
 * Serves /graphql: queries by GET and POST, mutations by POST, subscriptions as server-sent events. Bodies are JSON, or uploads with
 * a custom header; forms of other sites can send neither. Returns the responses that all visitors share, null without a cache.
 */
export async function registerGraphql(
  app: FastifyInstance,
  services: GraphqlServices,
): Promise<PublicResponses | null> {
  const { config } = services;
  const maxFileBytes: MaxFileBytes = async (request) => {
    const authentication = await services.authenticateRequest(request);
    const isForCatalogue = authentication.state === 'active' && can(authentication.viewer, 'CATALOGUE');
    return isForCatalogue ? MAX_ADMIN_FILE_BYTES : MAX_PICTURE_BYTES;
  };
  const persistedDocuments = openPersistedDocuments(schema, config.persistedDocuments, {
    isReloaded: config.environment === 'development',
  });
  const publicResponses =
    config.responseCacheBytes === 0
      ? null
      : openPublicResponses({
          schema,
          documents: persistedDocuments,
          maxBytes: config.responseCacheBytes,
          createContext: () => createPublicContext(services),
          readState: async () => JSON.stringify(openingStatus((await services.settings.read()).opening, new Date())),
          changes: services.changes,
        });
  const yoga = createYoga<Exchange>(
    schema,
    {
      renderGraphiql: config.graphiql ? await loadGraphiql() : null,
      introspection: config.graphqlIntrospection,
      subscriptionLimits: config.eventStreams,
      persistedDocuments,
      acceptsTexts: (request) => !config.persistedDocumentsOnly || !isFromBrowser(request),
      onUnexpectedError: (error) => {
        app.log.error({ err: error }, 'unexpected error in a resolver');
      },
      uploads: uploadPlugin(async ({ incoming, reply }) => ({
        request: incoming.raw,
        response: reply.raw,
        maxFileBytes: await maxFileBytes(incoming),
      })),
    },
    (exchange) => createContext(exchange, services),
  );

  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    registerUploads(scope, maxFileBytes);
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['GET', 'POST'],
      bodyLimit: MAX_FIELD_BYTES, // an upload's parser has limits of its own
      exposeHeadRoute: false,
      handler: async (incoming, reply) => {
        const shared =
          publicResponses && (await findPublicResponse(incoming, publicResponses, services.budgetOf(incoming)));
        if (shared) return sendPublicResponse(incoming, reply, shared);
        await services.consumeViewerRateLimit(incoming, reply);
        reply.header('cache-control', 'no-store'); // most responses contain personal data
        return services.streams.send(reply, await yoga.handleNodeRequest(incoming, { incoming, reply }));
      },
    });
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['HEAD', 'PUT', 'PATCH', 'DELETE'],
      handler: (_request, reply) => sendError(reply.header('allow', 'GET, POST'), 405, 'Only GET and POST work here.'),
    });
  });
  return publicResponses;
}

/** Browsers send these headers by themselves; pages cannot leave them out. */
function isFromBrowser({ headers }: Request): boolean {
  return headers.has('sec-fetch-site') || headers.has('origin');
}
