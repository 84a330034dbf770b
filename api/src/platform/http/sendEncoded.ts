import type { FastifyReply } from 'fastify';
import { acceptedEncoding, type EncodedBody } from '../cache/encodedBody.ts';

/** Sends a body in the best encoding that the `Accept-Encoding` header names. */
export async function sendEncoded(accepted: string | undefined, reply: FastifyReply, body: EncodedBody) {
  const encoding = acceptedEncoding(accepted);
  if (encoding === null || !body.isCompressible) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}
