import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

const CLIENTS_LAST_WORDS_MS = 1000;

/**
 * Once the answer is sent, nobody wants the rest of an upload. A client that is closed upon while it sends may never read its
 * answer, so what it sends is thrown away for a moment; then the connection ends.
 */
export function hangUpAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => hangUp(request.raw));
}

function hangUp(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, CLIENTS_LAST_WORDS_MS);
  request.once('close', () => clearTimeout(timer));
}
