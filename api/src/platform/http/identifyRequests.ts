import type { FastifyInstance } from 'fastify';
import { runWithRequestId } from '../core/requestId.ts';

/** The response header with the id of the request; mails that it caused have it, too. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Runs each request with its id, and sends the id back. */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    runWithRequestId(request.id, done);
  });
  // A body is read in events of its connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runWithRequestId(request.id, done));
}
