import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { sendError } from './errorResponses.ts';

/** A route for GET and HEAD that answers every other method with 405. */
export function readOnlyRoute(app: FastifyInstance, url: string, handler: RouteHandlerMethod): void {
  app.get(url, handler);
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: (_request, reply) => sendError(reply.header('allow', 'GET, HEAD'), 405, 'Only GET works here.'),
  });
}
