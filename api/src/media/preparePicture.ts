import sharp from 'sharp';
import { InvalidPictureError } from './invalidPicture.ts';

const MAX_SIDE = 1536; // twice the largest width shown
/** Progressive and interlaced pictures have to be held as a whole while they are decoded, and so has AVIF. */
export const WHOLE_PICTURE_PIXELS = 16_000_000;
const QUALITY = 90; // it is cut to smaller widths later, and loses a little again
const TIMEOUT_SECONDS = 20;
const TINT_SAMPLE = 64;

/** A picture that is safe to keep and to show. */
export interface PreparedPicture {
  webp: Buffer;
  width: number;
  height: number;
  /** Its dominant colour, `#rrggbb`. */
  tint: string;
}

/**
 * Decodes a picture and draws it anew: upright, in sRGB, its first frame alone, no larger than is shown, and with nothing of
 * the file but its pixels. @throws InvalidPictureError
 */
export async function preparePicture(original: Buffer, maxPixels: number): Promise<PreparedPicture> {
  await checkPixels(original, maxPixels);
  const { data, info } = await sharp(original, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { webp: data, width: info.width, height: info.height, tint: await tintOf(data) };
}

/** By what the file's header says; no pixel is decoded. */
async function checkPixels(original: Buffer, maxPixels: number): Promise<void> {
  const { width, height, isProgressive } = await sharp(original, { limitInputPixels: false }).metadata().catch(refuse);
  const limit = isProgressive ? Math.min(maxPixels, WHOLE_PICTURE_PIXELS) : maxPixels;
  if (width * height > limit)
    throw new InvalidPictureError('TOO_LARGE', `This picture has more than ${limit / 1_000_000} megapixels`);
}

function refuse(cause: unknown): never {
  throw new InvalidPictureError('UNREADABLE', 'This file is not a picture we can read', { cause });
}

/** On white, where it lets something shine through. */
async function tintOf(webp: Buffer): Promise<string> {
  const { data, info } = await sharp(webp)
    .resize({ width: TINT_SAMPLE, height: TINT_SAMPLE, fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
