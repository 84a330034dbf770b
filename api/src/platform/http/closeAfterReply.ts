import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
