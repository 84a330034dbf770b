import type { FastifyInstance } from 'fastify';
import type { LiveEvents } from './events/liveEvents.ts';
import { createFingerprint } from './fingerprint.ts';
import { createYoga } from './graphql/createYoga.ts';
import { acceptUploads, type MaxFileBytes } from './graphql/uploadGate.ts';
import { MAX_ADMIN_FILE_BYTES, MAX_PICTURE_BYTES } from './graphql/uploadLimits.ts';
import { uploadPlugin } from './graphql/uploadPlugin.ts';
import { createContext, type Exchange } from './graphqlContext.ts';
import { sendError } from './http/errorAnswers.ts';
import { keepEventStreams } from './http/eventStreams.ts';
import { createAccessTokens } from './identity/accessToken.ts';
import { authenticateRequest } from './identity/authenticateRequest.ts';
import { createDeviceTokens } from './identity/deviceToken.ts';
import type { Config } from './config.ts';
import { createPictureStorages } from './media/pictureStorages.ts';
import type { PaymentProvider } from './money/paymentProvider.ts';
import { schema } from './schema.ts';
import type { Throttle } from './throttle/throttle.ts';

interface GraphqlMeans {
  config: Config;
  events: LiveEvents;
  payments: PaymentProvider;
  throttle: Throttle;
}

/**
 * Serves /graphql: queries by GET and POST, mutations by POST, subscriptions as a stream of events; JSON bodies, and uploads with a
 * header of their own. Forms of other sites can send neither.
 */
export async function registerGraphql(app: FastifyInstance, given: GraphqlMeans): Promise<void> {
  const { config } = given;
  const storages = await createPictureStorages(config, (error) => app.log.error({ err: error }, 'storing a picture'));
  const means = {
    ...given,
    pictures: storages.current,
    tokens: createAccessTokens(config.jwtSecret),
    deviceTokens: createDeviceTokens(config.jwtSecret),
    fingerprint: createFingerprint(config.jwtSecret),
  };
  const maxFileBytes: MaxFileBytes = async (request) => {
    const authentication = await authenticateRequest(request, means.tokens);
    const isAdmin = authentication.state === 'active' && authentication.viewer.role === 'ADMIN';
    return isAdmin ? MAX_ADMIN_FILE_BYTES : MAX_PICTURE_BYTES;
  };
  const yoga = createYoga<Exchange>(
    schema,
    {
      renderGraphiql: config.graphiql ? (await import('@graphql-yoga/render-graphiql')).renderGraphiQL : null,
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
