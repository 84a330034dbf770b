import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { RetryLaterError, UNAVAILABLE } from '../core/errors/statusErrors.ts';
import { databaseFailureOf } from '../db/databaseFailure.ts';

/** The body of every error outside of GraphQL, in the shape of the REST surface; `requestId` is that of the response header. */
export function errorEnvelope(message: string, requestId?: string) {
  return { success: false, error: true, message, data: null, ...(requestId !== undefined && { requestId }) };
}

/** Errors below 500 describe what is wrong with the request; all others are logged, and masked unless a retry may succeed. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) {
      request.log.error({ err: error, path: pathOf(request), requestId: request.id }, 'request failed');
    }
    const failure = status === 500 ? databaseFailureOf(error) : null;
    if (error instanceof RetryLaterError) reply.header('retry-after', String(error.retryAfter));
    if (failure) return sendError(reply, 503, UNAVAILABLE.messages[failure]);
    const message = status < 500 || status === 503 ? error.message : 'Something went wrong on our side.';
    return sendError(reply, status, message);
  });
}

/** An error response of /graphql also has the shape of GraphQL errors. */
export function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  const requestId = reply.request.id;
  const envelope = errorEnvelope(message, requestId);
  const isGraph = pathOf(reply.request) === '/graphql';
  const code = STATUS_CODES[status]?.toUpperCase().replace(/\W+/g, '_');
  const body = isGraph ? { ...envelope, errors: [{ message, extensions: { code, requestId } }] } : envelope;
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', UNAVAILABLE.retryAfter);
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** Answers a connection whose bytes are not HTTP: Fastify gets no request then. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorEnvelope(STATUS_CODES[status] ?? 'Bad Request'));
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
}

function statusOf({ statusCode }: FastifyError): number {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** A route for GET and HEAD that answers every other method with 405. */
export function readOnlyRoute(app: FastifyInstance, url: string, handler: RouteHandlerMethod): void {
  app.get(url, handler);
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    handler: (_request, reply) => sendError(reply.header('allow', 'GET, HEAD'), 405, 'Only GET works here.'),
  });
}

const LINGER_MS = 1000;

/**
 * Closes the connection of an upload after its response. A client whose connection is closed while it sends may never read the
 * response, so the rest of its request is read and ignored for a moment first.
 */
export function closeAfterReply(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => closeUnlessComplete(request.raw));
}

function closeUnlessComplete(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, LINGER_MS);
  request.once('close', () => clearTimeout(timer));
}
