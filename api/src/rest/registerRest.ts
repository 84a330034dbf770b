import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../platform/config/config.ts';
import { isAccessError, type AccessError } from '../platform/core/errors/accessErrors.ts';
import { UNAVAILABLE } from '../platform/core/errors/unavailable.ts';
import type { GraphqlContext } from '../platform/graphql/context.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { errorEnvelope, sendError } from '../platform/http/errorResponses.ts';
import { closeAfterReply } from '../platform/http/closeAfterReply.ts';
import type { ViewerRateLimit } from '../platform/limits/viewerRateLimit.ts';
import { bearerOf } from '../shop/identity/authentication/authenticateRequest.ts';
import { executeDocument } from './executeDocument.ts';
import { serveDocs } from './docsRoutes.ts';
import { validateBody, registerJsonParser } from './restBody.ts';
import { accessFailure, RestFailure } from './restFailure.ts';
import type { RestRoute } from './restRoute.ts';
import { REST_ROUTES } from './restRoutes.ts';
import { receiveUpload } from './restUpload.ts';
import { rejectCrossOrigin } from './rejectCrossOrigin.ts';
import { authorizeRoute, requirementOf, type AccessRequirement } from './routeAccess.ts';

/** The services of the calls below /api/. */
export interface RestServices {
  config: Config;
  schema: GraphQLSchema;
  createContext: (exchange: { incoming: FastifyRequest; reply: FastifyReply }) => Promise<GraphqlContext>;
  consumeViewerRateLimit: ViewerRateLimit;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Serves the table of routes. Each call executes one operation of the graph, in the context of /graphql. */
export async function registerRest(app: FastifyInstance, services: RestServices): Promise<void> {
  await app.register(async (scope) => {
    registerJsonParser(scope);
    await scope.register(multipart);
    registerFailureHandler(scope);
    for (const route of REST_ROUTES) serve(scope, route, services);
    serveDocs(scope, services.schema, services.config);
    scope.all('/api/*', (_request, reply) => sendError(reply, 404, 'There is nothing at this address.'));
  });
}

function serve(scope: FastifyInstance, route: RestRoute, services: RestServices): void {
  const url = `/api/${route.path}`;
  const requirement = requirementOf(route, services.schema);
  const contexts = new WeakMap<FastifyRequest, GraphqlContext>();
  scope.route({
    method: route.method,
    url,
    exposeHeadRoute: false,
    // Access is checked before the body is read, and after the rate limit by address.
    preParsing: async (request, reply) => {
      if (route.picture !== null) closeAfterReply(request, reply);
      contexts.set(request, await authorizedContext(request, reply, { requirement, services }));
    },
    handler: async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Error('The call has no context');
      const { authentication } = context;
      const answer = await route.run({
        body: route.body && validateBody(request.body, route.body),
        file: route.picture === null ? null : await receiveUpload(request, reply, route.picture),
        execute: executeDocument(services.schema, context, (error) =>
          request.log.error({ err: error }, 'unexpected error in a resolver'),
        ),
        bearer: bearerOf(request),
        idempotencyKey: headerOf(request, 'idempotency-key'),
        viewerId: authentication.state === 'active' ? encodeId('User', authentication.viewer.userId) : '',
        publicUrl: services.config.publicUrl,
      });
      return reply
        .header('cache-control', 'no-store')
        .send({ success: true, error: false, message: route.message, ...answer });
    },
  });
  scope.route({
    method: METHODS.filter((method) => method !== route.method),
    url,
    handler: (_request, reply) =>
      sendError(reply.header('allow', route.method), 405, `Only ${route.method} works here.`),
  });
}

async function authorizedContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { requirement, services }: { requirement: AccessRequirement; services: RestServices },
): Promise<GraphqlContext> {
  await services.consumeViewerRateLimit(request, reply);
  const context = await services.createContext({ incoming: request, reply });
  authorizeRoute(requirement, context);
  if (requirement.isMutation) rejectCrossOrigin(request, services.config);
  return context;
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** Answers access errors and failures of this surface; the server's own handler answers all others. */
function registerFailureHandler(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError | RestFailure | AccessError, _request, reply) => {
    if (isAccessError(error)) return sendFailure(reply, accessFailure(error));
    if (error instanceof RestFailure) return sendFailure(reply, error);
    throw error;
  });
}

function sendFailure(reply: FastifyReply, { status, message, issues, data, retryAfter }: RestFailure): FastifyReply {
  const envelope = { ...errorEnvelope(message, reply.request.id), data, ...(issues && { issues }) };
  if (retryAfter !== null || status === 503) reply.header('retry-after', retryAfter ?? UNAVAILABLE.retryAfter);
  return reply.code(status).header('cache-control', 'no-store').send(envelope);
}
