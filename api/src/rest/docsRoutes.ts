import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Config } from '../platform/config/config.ts';
import { readOnlyRoute } from '../platform/http/readOnlyRoute.ts';
import { docsPage } from './docs/docsPage.ts';
import { openApiDocument } from './openApi.ts';

/** Serves the documentation of the surface: for programs at /api/openapi.json, for people at /api/docs. The first request generates both. */
export function serveDocs(scope: FastifyInstance, schema: GraphQLSchema, config: Config): void {
  let cached: Docs | null = null;
  const docs = () => (cached ??= writeDocs(schema, config));
  readOnlyRoute(scope, '/api/openapi.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/json')
      .send(docs().json),
  );
  readOnlyRoute(scope, '/api/docs', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(docs().page),
  );
}

interface Docs {
  json: string;
  page: string;
}

function writeDocs(schema: GraphQLSchema, { publicUrl, graphiql }: Config): Docs {
  const document = openApiDocument(schema, publicUrl);
  return { json: JSON.stringify(document), page: docsPage(document, { hasGraphiql: graphiql }) };
}
