import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { GraphqlContext } from './graphql/context.ts';
import { createYoga } from './graphql/createYoga.ts';
import { sendError } from './http/errorAnswers.ts';
import { createAccessTokens, type AccessTokens } from './identity/accessToken.ts';
import { authenticate } from './identity/authenticate.ts';
import { viewerOfSession } from './identity/session.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE, sessionCookies } from './identity/sessionCookies.ts';
import { schema } from './schema.ts';

interface Exchange extends Record<string, unknown> {
  incoming: FastifyRequest;
  reply: FastifyReply;
}

const BEARER = /^Bearer +(\S+)$/i;

async function createContext(
  { incoming, reply }: Exchange,
  tokens: AccessTokens,
  isSecure: boolean,
): Promise<GraphqlContext> {
  const credentials = {
    bearerToken: BEARER.exec(incoming.headers.authorization ?? '')?.[1] ?? null,
    accessCookie: incoming.cookies[ACCESS_COOKIE] ?? null,
    refreshCookie: incoming.cookies[REFRESH_COOKIE] ?? null,
  };
  return {
    authentication: await authenticate(credentials, tokens, new Date()),
    authenticate: async (session) => {
      const viewer = await viewerOfSession(session, new Date());
      return viewer ? { state: 'active', viewer } : { state: 'stale' };
    },
    cookies: sessionCookies(incoming, reply, isSecure),
    issueAccessToken: (session) => tokens.issue(session),
    userAgent: incoming.headers['user-agent'] ?? null,
  };
}

/** Serves /graphql: queries by GET and POST, mutations by POST, JSON bodies only (which also keeps forms of other sites out). */
export async function registerGraphql(app: FastifyInstance, config: Config): Promise<void> {
  const tokens = createAccessTokens(config.jwtSecret);
  const isSecure = config.publicUrl.startsWith('https:');
  const yoga = createYoga<Exchange>(
    schema,
    {
      renderGraphiql: config.graphiql ? (await import('@graphql-yoga/render-graphiql')).renderGraphiQL : null,
      introspection: config.graphqlIntrospection,
      onUnforeseen: (error) => {
        app.log.error({ err: error }, 'unforeseen error in a resolver');
      },
    },
    (exchange) => createContext(exchange, tokens, isSecure),
  );

  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      handler: async (incoming, reply) => reply.send(await yoga.handleNodeRequest(incoming, { incoming, reply })),
    });
    scope.route({
      url: yoga.graphqlEndpoint,
      method: ['HEAD', 'PUT', 'PATCH', 'DELETE'],
      handler: (_request, reply) => sendError(reply.header('allow', 'GET, POST'), 405, 'Only GET and POST work here.'),
    });
  });
}
