import { fileTypeFromBuffer } from 'file-type';
import { InvalidPictureError } from './invalidPicture.ts';
import { WHOLE_PICTURE_PIXELS } from './preparePicture.ts';

const MOST_PIXELS = 50_000_000;
/** How many pixels are decoded at most; see preparePicture for those that can't be decoded in strips. */
const PIXELS = new Map([
  ['image/jpeg', MOST_PIXELS],
  ['image/png', MOST_PIXELS],
  ['image/apng', MOST_PIXELS],
  ['image/webp', MOST_PIXELS],
  ['image/avif', WHOLE_PICTURE_PIXELS],
]);

/** How many bytes of a file tell its type. */
export const TYPE_BYTES = 4100;

/** How many pixels such a picture may have. Its name and the type it was sent as tell nothing. @throws InvalidPictureError for what is no picture that we take */
export async function pixelLimit(firstBytes: Buffer): Promise<number> {
  const type = await fileTypeFromBuffer(firstBytes);
  const pixels = PIXELS.get(type?.mime ?? '');
  if (!pixels) throw new InvalidPictureError('WRONG_TYPE', 'Choose a JPEG, PNG, WebP or AVIF picture');
  return pixels;
}
