import sharp from 'sharp';
import type { Transaction } from '../../../platform/db/client.ts';
import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';

const KEY = 'new-category-basket';
const SIZE = 768;
const TINT = '#fdf0dc';

/** The shop's basket, for new categories without a picture. */
const BASKET = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="${TINT}"/>
  <g fill="none" stroke="#c9862b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
    <path d="M34 42 44 24M62 42 52 24"/>
    <path d="M24 42h48l-6 28a4 4 0 0 1-4 3H34a4 4 0 0 1-4-3z" fill="#f6d9ae"/>
    <path d="M40 52v12M48 52v12M56 52v12"/>
  </g>
</svg>`;

/**
 * Returns the id of the picture that all categories of imports share, locked until the transaction ends. When the picture does not
 * exist, it is rendered and stored; its file comes first, because a retry overwrites the file under the same key.
 */
export async function placeholderPicture(tx: Transaction, storage: PictureStorage): Promise<string> {
  const [picture] = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM pictures WHERE key = ${KEY} FOR KEY SHARE`;
  if (picture) return picture.id;
  await storage.put(KEY, await sharp(Buffer.from(BASKET)).webp().toBuffer());
  const { id } = await tx.picture.create({
    data: {
      key: KEY,
      cloud: storage.cloud,
      mimeType: 'image/webp',
      width: SIZE,
      height: SIZE,
      dominantColor: TINT,
      alt: 'A shopping basket',
    },
    select: { id: true },
  });
  return id;
}
