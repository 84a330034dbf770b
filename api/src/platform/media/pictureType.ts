import { fileTypeFromBuffer } from 'file-type';
import { InvalidPictureError } from './invalidPicture.ts';

/** The types that are decoded. The messages name those that a shop has; what else is read costs its owner no thought. */
const TYPES = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif', 'image/gif'];
const ADVICE = 'Choose a JPEG, PNG, WebP or AVIF picture';
const HEIC =
  'This is an HEIC photo. On an iPhone choose Settings → Camera → Formats → Most Compatible, or send it as JPEG.';
const SVG = 'This is an SVG drawing, which can contain scripts. Save it as PNG, and send that.';

/** The number of bytes from which the type of a file is detected. */
export const TYPE_SNIFF_BYTES = 4100;

/**
 * Checks the type of the content; the file's name and declared type are ignored.
 * @throws InvalidPictureError with the format and the way out for an unsupported type
 */
export async function checkPictureType(firstBytes: Buffer): Promise<void> {
  const type = await fileTypeFromBuffer(firstBytes);
  if (TYPES.includes(type?.mime ?? '')) return;
  throw new InvalidPictureError('WRONG_TYPE', adviceOn(type, firstBytes));
}

function adviceOn(type: { mime: string; ext: string } | undefined, firstBytes: Buffer): string {
  if (type && /^image\/hei[cf]/.test(type.mime)) return HEIC;
  if (/<svg[\s>]/i.test(firstBytes.toString())) return SVG;
  return type ? `This file is ${type.ext.toUpperCase()}. ${ADVICE}` : ADVICE;
}
