import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { EncodedBody, appendVary, sendEncoded } from '../platform/http/encodedBody.ts';
import type { Config } from '../platform/config/config.ts';
import { readOnlyRoute } from '../platform/http/errorResponses.ts';
import { docsPage, SCRIPT_PATH } from './docs/docsPage.ts';
import { openApiDocument } from './openApi.ts';

/** Serves the documentation of the surface: for programs at /api/openapi.json, for people at /api/docs. The first request generates each. */
export function serveDocs(
  scope: FastifyInstance,
  schema: GraphQLSchema,
  config: Pick<Config, 'publicUrl' | 'graphiql'>,
): void {
  const document = once(() => openApiDocument(schema, config.publicUrl));
  const json = once(() => JSON.stringify(document()));
  const page = once(() => {
    return new EncodedBody(docsPage(document(), { shopUrl: config.publicUrl, hasGraphiql: config.graphiql }));
  });
  const script = once(readScript);
  readOnlyRoute(scope, '/api/openapi.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/json')
      .send(json()),
  );
  const send = (accepted: string | undefined, reply: FastifyReply, body: EncodedBody) => {
    appendVary(reply, 'Accept-Encoding');
    return sendEncoded(accepted, reply, body);
  };
  readOnlyRoute(scope, '/api/docs', ({ headers }, reply) => {
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return send(headers['accept-encoding'], reply, page());
  });
  readOnlyRoute(scope, SCRIPT_PATH, async ({ headers }, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8');
    return send(headers['accept-encoding'], reply, await script());
  });
}

/** Scalar's script for browsers. Its package has it only in the route of its plugin, whose own page needs an inline script. */
async function readScript(): Promise<EncodedBody> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const server = fastify();
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/api/openapi.json' } });
  const { body } = await server.inject('/docs/js/scalar.js');
  return new EncodedBody(body);
}

function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | null = null;
  return () => (created ??= { value: create() }).value;
}
