import { fileTypeFromBuffer } from 'file-type';
import { InvalidPictureError } from './invalidPicture.ts';
import { MAX_UNSTREAMED_PIXELS } from './preparePicture.ts';

const MAX_PIXELS = 50_000_000;
/** The largest number of pixels by type; preparePicture has a lower limit for pictures that can't be decoded in strips. */
const PIXELS = new Map([
  ['image/jpeg', MAX_PIXELS],
  ['image/png', MAX_PIXELS],
  ['image/apng', MAX_PIXELS],
  ['image/webp', MAX_PIXELS],
  ['image/avif', MAX_UNSTREAMED_PIXELS],
]);

/** The number of bytes from which the type of a file is detected. */
export const TYPE_SNIFF_BYTES = 4100;

/**
 * The largest number of pixels for the type of the content; the file's name and declared type are ignored.
 * @throws InvalidPictureError for an unsupported type
 */
export async function pixelLimit(firstBytes: Buffer): Promise<number> {
  const type = await fileTypeFromBuffer(firstBytes);
  const pixels = PIXELS.get(type?.mime ?? '');
  if (!pixels) throw new InvalidPictureError('WRONG_TYPE', 'Choose a JPEG, PNG, WebP or AVIF picture');
  return pixels;
}
