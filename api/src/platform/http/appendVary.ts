import type { FastifyReply } from 'fastify';

/** Adds names of request headers to those that the response depends on, such as `Origin`. */
export function appendVary(reply: FastifyReply, names: string): void {
  const present = reply.getHeader('vary');
  reply.header('vary', present ? `${String(present)}, ${names}` : names);
}
