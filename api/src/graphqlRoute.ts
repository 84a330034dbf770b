import type { FastifyInstance } from 'fastify';
import { createFingerprint } from './fingerprint.ts';
import { createYoga } from './graphql/createYoga.ts';
import { acceptUploads } from './graphql/uploadGate.ts';
import { uploadPlugin } from './graphql/uploadPlugin.ts';
import { createContext, type Exchange } from './graphqlContext.ts';
import { sendError } from './http/errorAnswers.ts';
import { createAccessTokens } from './identity/accessToken.ts';
import { createDeviceTokens } from './identity/deviceToken.ts';
import type { Config } from './config.ts';
import { createPictureStorages } from './media/pictureStorages.ts';
import { schema } from './schema.ts';
import type { Throttle } from './throttle/throttle.ts';

/**
 * Serves /graphql: queries by GET and POST, mutations by POST; JSON bodies, and uploads with a header of their own. Forms of
 * other sites can send neither.
 */
export async function registerGraphql(app: FastifyInstance, config: Config, throttle: Throttle): Promise<void> {
  const storages = await createPictureStorages(config, (error) => app.log.error({ err: error }, 'storing a picture'));
  const means = {
    config,
    pictures: storages.current,
    throttle,
    tokens: createAccessTokens(config.jwtSecret),
    deviceTokens: createDeviceTokens(config.jwtSecret),
    fingerprint: createFingerprint(config.jwtSecret),
  };
  const yoga = createYoga<Exchange>(
    schema,
    {
      renderGraphiql: config.graphiql ? (await import('@graphql-yoga/render-graphiql')).renderGraphiQL : null,
      introspection: config.graphqlIntrospection,
      onUnforeseen: (error) => {
        app.log.error({ err: error }, 'unforeseen error in a resolver');
      },
      uploads: uploadPlugin(({ incoming, reply }) => ({ request: incoming.raw, response: reply.raw })),
    },
    (exchange) => createContext(exchange, means),
  );

  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    acceptUploads(scope);
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      handler: async (incoming, reply) => {
        reply.header('cache-control', 'no-store'); // most answers are about somebody
        return reply.send(await yoga.handleNodeRequest(incoming, { incoming, reply }));
      },
    });
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['HEAD', 'PUT', 'PATCH', 'DELETE'],
      handler: (_request, reply) => sendError(reply.header('allow', 'GET, POST'), 405, 'Only GET and POST work here.'),
    });
  });
}
