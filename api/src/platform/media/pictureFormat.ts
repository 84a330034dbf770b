import sharp, { type Sharp } from 'sharp';

/** The formats that pictures are served in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

const WEBP = { quality: 82, effort: 2 };
/** About half of WebP's bytes at the same look; more effort takes six times as long and saves a twentieth. */
const AVIF = { quality: 45, effort: 2 };

/** Messengers load no larger previews. */
const MAX_JPEG_BYTES = 300_000;
/** The first is what nearly all pictures need; the last suffices for noise. */
const JPEG_QUALITIES = [80, 60, 35, 15, 5];

/** The best format for a browser, by its Accept header; WebP for one that accepts anything. */
export function pictureFormat(accept = ''): PictureFormat {
  return accept.includes('image/avif') ? 'avif' : 'webp';
}

/** Encodes a picture. A JPEG is on white, and of the best quality whose file is small enough for previews. */
export async function encodePicture(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif(AVIF).toBuffer();
  if (format === 'webp') return picture.webp(WEBP).toBuffer();
  const pixels = await picture.flatten({ background: 'white' }).raw().toBuffer({ resolveWithObject: true });
  for (const quality of JPEG_QUALITIES) {
    const jpeg = await sharp(pixels.data, { raw: pixels.info }).jpeg({ quality }).toBuffer();
    if (jpeg.length < MAX_JPEG_BYTES) return jpeg;
  }
  throw new Error('No quality makes the JPEG small enough');
}
