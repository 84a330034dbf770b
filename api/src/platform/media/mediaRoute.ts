import type { FastifyInstance } from 'fastify';
import { sendError, readOnlyRoute } from '../http/errorResponses.ts';
import { pictureFormat, type PictureVariants } from './pictureVariants.ts';
import { PAGE_WIDTH, PICTURE_WIDTHS, PREVIEW_SIDE } from './pictureUrl.ts';

const KEY = /^[a-z0-9][a-z0-9-]{0,99}$/;
const PREVIEW_FILE = `${PREVIEW_SIDE}.jpg`;
const WIDTHS = new Map([
  ...[...PICTURE_WIDTHS, PAGE_WIDTH].map((width) => [`${width}.webp`, width] as const),
  [PREVIEW_FILE, PREVIEW_SIDE],
]);

/**
 * Serves `/media/<key>/<width>.webp`, to clients that accept it as AVIF, and `/media/<key>/1200.jpg` for previews of links. The picture of a key never changes, so it is cacheable for a
 * year; other origins may embed it.
 */
export function registerMedia(app: FastifyInstance, variants: PictureVariants): void {
  readOnlyRoute(app, '/media/:key/:file', async (request, reply) => {
    const { key, file } = request.params as { key: string; file: string }; // the names in the path above
    const width = WIDTHS.get(file);
    const isPreview = file === PREVIEW_FILE;
    const format = isPreview ? 'jpeg' : pictureFormat(request.headers.accept);
    const picture = KEY.test(key) && width ? await variants.read(key, width, format) : null;
    if (!picture) return sendError(reply, 404, 'There is no such picture.');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        ...(!isPreview && { vary: 'Accept' }),
      })
      .type(`image/${format}`)
      .send(picture);
  });
}
