import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CostBudget } from '../platform/limits/costBudget.ts';
import { appendVary } from '../platform/http/appendVary.ts';
import { sendEncoded } from '../platform/http/sendEncoded.ts';
import type { PublicResponse, PublicResponses } from './publicResponses.ts';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** The response to a request for a public document; null for any other request. */
export async function findPublicResponse(
  { method, query, headers }: FastifyRequest,
  responses: PublicResponses,
  budget: CostBudget,
): Promise<PublicResponse | null> {
  if (method !== 'GET' || mediaTypeFor(headers.accept) === null) return null;
  return responses.find(query as Record<string, unknown>, budget); // as Fastify parses it
}

/** Sends the response to a public document. */
export async function sendPublicResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PublicResponse,
): Promise<FastifyReply> {
  reply.type(`${mediaTypeFor(request.headers.accept) ?? GRAPHQL_RESPONSE}; charset=utf-8`);
  return sendCompressed(request, reply, response);
}

/** Sends a public response compressed as the client accepts it, or 304 when the client has it. */
export async function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { body, etag, cacheControl }: PublicResponse,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cacheControl, etag });
  appendVary(reply, 'Accept, Accept-Encoding');
  const known = headers['if-none-match'];
  if (known === '*' || known?.includes(etag)) return reply.removeHeader('content-type').code(304).send();
  return sendEncoded(headers['accept-encoding'], reply, body);
}

/** The media type of a response in JSON; null when the client wants none, such as a browser that opens GraphiQL. */
function mediaTypeFor(accept = '*/*'): string | null {
  if (accept.includes(GRAPHQL_RESPONSE)) return GRAPHQL_RESPONSE;
  return accept.includes('application/json') || accept === '*/*' ? 'application/json' : null;
}
