import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { sendError } from './errorAnswers.ts';

/** A route that answers GET and HEAD, and tells every other method so. */
export function readOnlyRoute(app: FastifyInstance, url: string, handler: RouteHandlerMethod): void {
  app.get(url, handler);
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: (_request, reply) => sendError(reply.header('allow', 'GET, HEAD'), 405, 'Only GET works here.'),
  });
}
