import type { FastifyInstance } from 'fastify';
import type { Fingerprint } from '../../../../platform/core/caller.ts';
import { db } from '../../../../platform/db/client.ts';
import { sendError, readOnlyRoute } from '../../../../platform/http/errorResponses.ts';
import { PRIVATE_MEDIA_PATH, readRefundRequestPhotoUrl, type PhotoUrlParts } from './refundRequestPhotoUrl.ts';

/**
 * Serves the photos of refund requests by a signed URL, which the graph gives only to the shopper and admins. No shared cache keeps them,
 * and no other origin may embed them.
 */
export function registerRefundRequestPhotos(app: FastifyInstance, fingerprint: Fingerprint): void {
  readOnlyRoute(app, `${PRIVATE_MEDIA_PATH}/:id`, async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const { id } = request.params as { id: string }; // the name in the path above
    const { expires, signature } = request.query as Omit<PhotoUrlParts, 'id'>; // Fastify parses the query into an object
    const url = readRefundRequestPhotoUrl({ id, expires, signature }, { fingerprint, now: new Date() });
    if (!url) return sendError(reply, 403, 'This link is no longer valid.');
    const photo = await db.refundRequestPhoto.findUnique({ where: { id: url.photoId }, select: { webp: true } });
    if (!photo) return sendError(reply, 404, 'There is no such photo.');
    return reply
      .header('cache-control', `private, max-age=${url.secondsLeft}`)
      .type('image/webp')
      .send(Buffer.from(photo.webp));
  });
}
