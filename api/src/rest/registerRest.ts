import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { encodeId } from '../graphql/globalId.ts';
import { errorEnvelope, sendError } from '../http/errorAnswers.ts';
import { hangUpAfterAnswer } from '../http/hangUp.ts';
import type { ViewerLimit } from '../http/viewerLimit.ts';
import { bearerOf } from '../identity/authenticateRequest.ts';
import { askGraph } from './askGraph.ts';
import { serveDocs } from './docsRoutes.ts';
import { checkedBody, takeJson } from './restBody.ts';
import { RestFailure, thrownFailure } from './restFailure.ts';
import type { RestRoute } from './restRoute.ts';
import { REST_ROUTES } from './restRoutes.ts';
import { arrivedUpload } from './restUpload.ts';
import { refuseForeignPages } from './sameOrigin.ts';
import { askWhoMay, demandOf, type Demand } from './whoMay.ts';

/** What the calls below /api/ are answered with. */
export interface RestMeans {
  config: Config;
  schema: GraphQLSchema;
  createContext: (exchange: { incoming: FastifyRequest; reply: FastifyReply }) => Promise<GraphqlContext>;
  limitViewer: ViewerLimit;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Serves the table of routes. Each call is one operation of the graph, in the context that /graphql would give it. */
export async function registerRest(app: FastifyInstance, means: RestMeans): Promise<void> {
  await app.register(async (scope) => {
    takeJson(scope);
    await scope.register(multipart);
    answerFailures(scope);
    for (const route of REST_ROUTES) serve(scope, route, means);
    serveDocs(scope, means.schema, means.config);
    scope.all('/api/*', (_request, reply) => sendError(reply, 404, 'There is nothing at this address.'));
  });
}

function serve(scope: FastifyInstance, route: RestRoute, means: RestMeans): void {
  const url = `/api/${route.path}`;
  const demand = demandOf(route, means.schema);
  const contexts = new WeakMap<FastifyRequest, GraphqlContext>();
  scope.route({
    method: route.method,
    url,
    exposeHeadRoute: false,
    // Before the body is read, and after the limit by address: who may not is told so first.
    preParsing: async (request, reply) => {
      if (route.picture !== null) hangUpAfterAnswer(request, reply);
      contexts.set(request, await admitted(request, reply, { demand, means }));
    },
    handler: async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Error('A call was not admitted');
      const { authentication } = context;
      const answer = await route.run({
        body: route.body && checkedBody(request.body, route.body),
        file: route.picture === null ? null : await arrivedUpload(request, reply, route.picture),
        ask: askGraph(means.schema, context, (error) =>
          request.log.error({ err: error }, 'unforeseen error in a resolver'),
        ),
        bearer: bearerOf(request),
        idempotencyKey: headerOf(request, 'idempotency-key'),
        viewerId: authentication.state === 'active' ? encodeId('User', authentication.viewer.userId) : '',
        publicUrl: means.config.publicUrl,
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

async function admitted(
  request: FastifyRequest,
  reply: FastifyReply,
  { demand, means }: { demand: Demand; means: RestMeans },
): Promise<GraphqlContext> {
  await means.limitViewer(request, reply);
  const context = await means.createContext({ incoming: request, reply });
  askWhoMay(demand, context);
  if (demand.isMutation) refuseForeignPages(request, means.config);
  return context;
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** Failures of the graph and of this surface; whatever else fails is answered as everywhere. */
function answerFailures(scope: FastifyInstance): void {
  scope.setErrorHandler((error: FastifyError | RestFailure | GraphQLError, _request, reply) => {
    if (error instanceof GraphQLError) return sendFailure(reply, thrownFailure(error));
    if (error instanceof RestFailure) return sendFailure(reply, error);
    throw error;
  });
}

function sendFailure(reply: FastifyReply, { status, message, issues, data }: RestFailure): FastifyReply {
  const envelope = { ...errorEnvelope(message), data, ...(issues && { issues }) };
  return reply.code(status).header('cache-control', 'no-store').send(envelope);
}
