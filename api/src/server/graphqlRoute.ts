import type { FastifyInstance } from 'fastify';
import { getOperationAST, OperationTypeNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { processRegularResult } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createYoga, loadGraphiql, withRequestId, type KnownDocuments } from '../platform/graphql/createYoga.ts';
import { openPersistedDocuments } from '../platform/graphql/documents/persistedDocuments.ts';
import { chargeFor, LIMITS } from '../platform/graphql/limits.ts';
import { maskError } from '../platform/graphql/maskError.ts';
import { executeOperation } from '../platform/graphql/operation.ts';
import { registerUploads, type MaxFileBytes, uploadPlugin } from '../platform/graphql/uploads/uploadPlugin.ts';
import type { Config } from '../platform/config/config.ts';
import { can } from '../platform/core/permissions.ts';
import { MAX_ADMIN_FILE_BYTES, MAX_FIELD_BYTES, MAX_PICTURE_BYTES } from '../platform/limits/uploadLimits.ts';
import { createContext, createPublicContext, type ContextServices, type Exchange } from './graphqlContext.ts';
import { sendError } from '../platform/http/errorResponses.ts';
import type { EventStreams } from '../platform/http/eventStreams.ts';
import type { ViewerRateLimit } from '../platform/limits/rateLimits.ts';
import {
  findPublicResponse,
  mediaTypeFor,
  sendPublicResponse,
  openPublicResponses,
  type PublicResponses,
} from './publicResponses.ts';
import { schema } from './schema.ts';
import { openHomeState } from '../shop/home/homePage.ts';
import { openingStatus } from '../shop/settings/openingStatus.ts';

const MAX_DOCUMENTS = 200; // each has up to 100 kB

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
          states: {
            'Query.shop': async () =>
              JSON.stringify(openingStatus((await services.settings.read()).opening, new Date())),
            'Query.homePage': openHomeState(services.changes),
          },
          changes: services.changes,
        });
  const onUnexpectedError = (error: unknown) => app.log.error({ err: error }, 'unexpected error in a resolver');
  const knownDocuments: KnownDocuments = new LRUCache({ max: MAX_DOCUMENTS });
  const yoga = createYoga<Exchange>(
    schema,
    {
      renderGraphiql: config.graphiql ? await loadGraphiql(services.settings) : null,
      introspection: config.graphqlIntrospection,
      subscriptionLimits: config.eventStreams,
      knownDocuments,
      persistedDocuments,
      acceptsTexts: (request) => !config.persistedDocumentsOnly || !isFromBrowser(request),
      onUnexpectedError,
      uploads: uploadPlugin(async ({ incoming, reply }) => ({
        request: incoming.raw,
        response: reply.raw,
        maxFileBytes: await maxFileBytes(incoming),
      })),
    },
    (exchange) => createContext(exchange, services),
  );

  /** Executes an operation with the limits and the errors of Yoga's plugins. */
  async function execute(operation: Operation, exchange: Exchange): Promise<ExecutionResult> {
    try {
      const args = { schema, ...operation, contextValue: await createContext(exchange, services) };
      const result = (await chargeFor(args)) ?? (await executeOperation(args));
      return result.errors
        ? { ...result, errors: result.errors.map((error) => maskError(error, onUnexpectedError)) }
        : result;
    } catch (error) {
      return { errors: [maskError(error, onUnexpectedError)] };
    }
  }

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
        const mediaType = mediaTypeFor(incoming.headers.accept);
        const operation = mediaType && findOperation(incoming.body, knownDocuments, config);
        if (!operation)
          return services.streams.send(reply, await yoga.handleNodeRequest(incoming, { incoming, reply }));
        const result = await execute(operation, { incoming, reply });
        if (!result.errors) return reply.type(`${mediaType}; charset=utf-8`).send(JSON.stringify(result));
        return reply.send(processRegularResult(withRequestId(result), yoga.fetchAPI, mediaType));
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

type Operation = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'>;

/** What a POST request has; Yoga answers all others, or refuses them. */
const PARAMETERS = z.strictObject({
  query: z.string().nullish(),
  documentId: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z
    .record(z.string(), z.unknown())
    .refine((values) => Object.keys(values).length <= LIMITS.variables)
    .nullish(),
});

/** The operation of a body whose document Yoga has executed before: Yoga's hooks take more than most operations. Null for any other body. */
function findOperation(body: unknown, documents: KnownDocuments, { persistedDocumentsOnly }: Config): Operation | null {
  const { data } = PARAMETERS.safeParse(body);
  if (!data || (data.query && persistedDocumentsOnly)) return null;
  const { query, documentId, operationName, variables } = data;
  const document = documents.get(query ?? documentId ?? '');
  const operation = document && getOperationAST(document, operationName)?.operation;
  const isAnswered = operation === OperationTypeNode.QUERY || operation === OperationTypeNode.MUTATION;
  return document && isAnswered ? { document, operationName, variableValues: variables } : null;
}
