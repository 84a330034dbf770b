import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What every failure outside the graph looks like, the shape REST clients know. */
export interface ErrorEnvelope {
  success: false;
  error: true;
  message: string;
  data: null;
}

export function errorEnvelope(message: string): ErrorEnvelope {
  return { success: false, error: true, message, data: null };
}

/** Failures below 500 say what was wrong with the request; the others say nothing and are logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error, path: pathOf(request) }, 'A request failed');
    const message = status < 500 || status === 503 ? error.message : 'Something went wrong on our side.';
    return sendError(reply, status, message);
  });
}

/** In front of the graph the answer is one that GraphQL clients can read too. */
export function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  const envelope = errorEnvelope(message);
  const isGraph = pathOf(reply.request) === '/graphql';
  const code = STATUS_CODES[status]?.toUpperCase().replace(/\W+/g, '_');
  const body = isGraph ? { ...envelope, errors: [{ message, extensions: { code } }] } : envelope;
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** For what is not even HTTP: Fastify never sees a request then, only the connection. */
export function answerMalformedHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify(errorEnvelope(STATUS_CODES[status] ?? 'Bad Request'));
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`);
}

function statusOf({ statusCode }: FastifyError): number {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}
