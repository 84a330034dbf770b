import type { FastifyInstance } from 'fastify';
import { createYoga } from './graphql/createYoga.ts';
import { loadGraphiql } from './graphql/loadGraphiql.ts';
import { acceptUploads, type MaxFileBytes } from './graphql/uploadGate.ts';
import { MAX_ADMIN_FILE_BYTES, MAX_PICTURE_BYTES } from './graphql/uploadLimits.ts';
import { uploadPlugin } from './graphql/uploadPlugin.ts';
import { createContext, type ContextMeans, type Exchange } from './graphqlContext.ts';
import { sendError } from './http/errorAnswers.ts';
import { keepEventStreams } from './http/eventStreams.ts';
import type { ViewerLimit } from './http/viewerLimit.ts';
import { authenticateRequest } from './identity/authenticateRequest.ts';
import { schema } from './schema.ts';

/** What serving the graph takes besides what its context is made of. */
interface GraphqlMeans extends ContextMeans {
  limitViewer: ViewerLimit;
}

/**
 * Serves /graphql: queries by GET and POST, mutations by POST, subscriptions as a stream of events; JSON bodies, and uploads with a
 * header of their own. Forms of other sites can send neither.
 */
export async function registerGraphql(app: FastifyInstance, means: GraphqlMeans): Promise<void> {
  const { config } = means;
  const maxFileBytes: MaxFileBytes = async (request) => {
    const authentication = await authenticateRequest(request, means.tokens);
    const isAdmin = authentication.state === 'active' && authentication.viewer.role === 'ADMIN';
    return isAdmin ? MAX_ADMIN_FILE_BYTES : MAX_PICTURE_BYTES;
  };
  const yoga = createYoga<Exchange>(
    schema,
    {
      renderGraphiql: config.graphiql ? await loadGraphiql() : null,
      introspection: config.graphqlIntrospection,
      onUnforeseen: (error) => {
        app.log.error({ err: error }, 'unforeseen error in a resolver');
      },
      uploads: uploadPlugin(async ({ incoming, reply }) => ({
        request: incoming.raw,
        response: reply.raw,
        maxFileBytes: await maxFileBytes(incoming),
      })),
    },
    (exchange) => createContext(exchange, means),
  );

  const streams = keepEventStreams(app);
  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    acceptUploads(scope, maxFileBytes);
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      handler: async (incoming, reply) => {
        await means.limitViewer(incoming, reply);
        reply.header('cache-control', 'no-store'); // most answers are about somebody
        return streams.send(reply, await yoga.handleNodeRequest(incoming, { incoming, reply }));
      },
    });
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['HEAD', 'PUT', 'PATCH', 'DELETE'],
      handler: (_request, reply) => sendError(reply.header('allow', 'GET, POST'), 405, 'Only GET and POST work here.'),
    });
  });
}
