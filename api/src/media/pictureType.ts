import { fileTypeFromBuffer } from 'file-type';
import { InvalidPictureError } from './invalidPicture.ts';

const MEGAPIXEL = 1_000_000;
// AVIF is decoded as a whole, at some 18 bytes a pixel; the others in strips, or scaled down on the way.
const MEGAPIXELS = new Map([
  ['image/jpeg', 50],
  ['image/png', 50],
  ['image/apng', 50],
  ['image/webp', 50],
  ['image/avif', 12],
]);

/** How many bytes of a file tell its type. */
export const TYPE_BYTES = 4100;

/** How many pixels such a picture may have. Its name and the type it was sent as tell nothing. @throws InvalidPictureError for what is no picture that we take */
export async function pixelLimit(firstBytes: Buffer): Promise<number> {
  const type = await fileTypeFromBuffer(firstBytes);
  const megapixels = MEGAPIXELS.get(type?.mime ?? '');
  if (!megapixels) throw new InvalidPictureError('Choose a JPEG, PNG, WebP or AVIF picture');
  return megapixels * MEGAPIXEL;
}
