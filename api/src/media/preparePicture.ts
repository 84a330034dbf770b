import sharp from 'sharp';
import { InvalidPictureError } from './invalidPicture.ts';

const MAX_SIDE = 1536; // twice the largest width shown
/** The limit for progressive and interlaced pictures and AVIF, which are in memory as a whole while they are decoded. */
export const MAX_UNSTREAMED_PIXELS = 12_500_000; // a phone's camera takes 4032 × 3024
const QUALITY = 90; // resizing encodes the picture again later
const TIMEOUT_SECONDS = 20;
const COLOR_SAMPLE_SIDE = 64;

/** A picture that is safe to store and to serve. */
export interface PreparedPicture {
  webp: Buffer;
  width: number;
  height: number;
  /** Its dominant colour, `#rrggbb`. */
  dominantColor: string;
}

/**
 * Decodes a picture and encodes its first frame as WebP: upright, in sRGB, at most MAX_SIDE wide and high, without metadata.
 * @throws InvalidPictureError
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
  return { webp: data, width: info.width, height: info.height, dominantColor: await dominantColorOf(data) };
}

/** Checks the size in the file's header, before any pixel is decoded. */
async function checkPixels(original: Buffer, maxPixels: number): Promise<void> {
  const { width, height, isProgressive } = await sharp(original, { limitInputPixels: false }).metadata().catch(refuse);
  const limit = isProgressive ? Math.min(maxPixels, MAX_UNSTREAMED_PIXELS) : maxPixels;
  if (width * height > limit)
    throw new InvalidPictureError('TOO_LARGE', `This picture has more than ${limit / 1_000_000} megapixels`);
}

function refuse(cause: unknown): never {
  throw new InvalidPictureError('UNREADABLE', 'We can’t read this file as a picture', { cause });
}

/** The dominant colour; transparent areas count as white. */
async function dominantColorOf(webp: Buffer): Promise<string> {
  const { data, info } = await sharp(webp)
    .resize({ width: COLOR_SAMPLE_SIDE, height: COLOR_SAMPLE_SIDE, fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
