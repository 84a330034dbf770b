import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RetryLaterError } from '../core/errors/retryLaterError.ts';
import { UNAVAILABLE } from '../core/errors/unavailable.ts';
import { databaseFailureOf } from '../db/databaseFailure.ts';

/** The body of every error outside of GraphQL, in the shape of the REST surface. */
export interface ErrorEnvelope {
  success: false;
  error: true;
  message: string;
  data: null;
  /** The id of the request, as in its response header. */
  requestId?: string;
}

export function errorEnvelope(message: string, requestId?: string): ErrorEnvelope {
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
