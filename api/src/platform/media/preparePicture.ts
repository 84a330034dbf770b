import type { Metadata } from 'sharp';
import { loadSharp } from './loadSharp.ts';
import { InvalidPictureError, receivePicture, type PictureUpload } from './receivePicture.ts';
import { createFairQueue } from '../core/fairQueue.ts';

const MAX_SIDE = 1536; // twice the largest width shown
const MEGA = 1_000_000;
/**
 * The most pixels by how much of a picture its decoder has in memory. The peaks were measured with libvips 8.18: 130 MB for lines
 * of 16 bit, 410 MB for the coefficients of a progressive JPEG (a phone's 8192 × 6144, four components), 230 MB for a whole picture.
 */
const MAX_PIXELS = { lines: 65 * MEGA, coefficients: 51 * MEGA, whole: 12.5 * MEGA };
/** Encoders write about ten. Each takes time for all pixels, which no timeout ends. */
const MAX_PROGRESSIVE_SCANS = 100;
const START_OF_SCAN = Buffer.from('ffda', 'hex');
const QUALITY = 90; // resizing encodes the picture again later
const TIMEOUT_SECONDS = 20;
const COLOR_SAMPLE_SIDE = 64;

export interface PictureShape {
  /** Whether it is cropped to its middle square, as an avatar is. Other pictures stay whole. */
  isCropped?: boolean | undefined;
}

/**
 * Decodes a picture and encodes its first frame as WebP: upright, in sRGB, on white, at most MAX_SIDE wide and high, without metadata.
 * @throws InvalidPictureError
 */
export async function preparePicture(original: Buffer, { isCropped = false }: PictureShape) {
  const { width, height } = await checkPixels(original);
  const sharp = await loadSharp();
  const side = isCropped ? Math.min(width, height, MAX_SIDE) : MAX_SIDE;
  const { data, info } = await sharp(original, {
    limitInputPixels: MAX_PIXELS.lines,
    sequentialRead: true,
    failOn: 'error',
  })
    .autoOrient()
    .resize({ width: side, height: side, fit: isCropped ? 'cover' : 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { webp: data, width: info.width, height: info.height, dominantColor: await dominantColorOf(data) };
}

/** Checks the size in the file's header, before any pixel is decoded. */
async function checkPixels(original: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  const metadata = await sharp(original, { limitInputPixels: false }).metadata().catch(refuse);
  const limit = pixelLimit(metadata);
  if (metadata.width * metadata.height > limit)
    throw new InvalidPictureError(
      'TOO_LARGE',
      `This picture has more than ${limit / MEGA} megapixels. Save a smaller version, for example 2,000 pixels wide.`,
    );
  if (metadata.isProgressive && countScans(original) > MAX_PROGRESSIVE_SCANS) refuse(new Error('Too many scans'));
  return metadata;
}

function pixelLimit({ format, isProgressive }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? MAX_PIXELS.coefficients : MAX_PIXELS.lines;
  return format === 'webp' || (format === 'png' && !isProgressive) ? MAX_PIXELS.lines : MAX_PIXELS.whole;
}

/** The scans of a JPEG: the marker is never part of their data. */
function countScans(jpeg: Buffer): number {
  let count = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at !== -1; at = jpeg.indexOf(START_OF_SCAN, at + 2)) count += 1;
  return count;
}

function refuse(cause: unknown): never {
  throw new InvalidPictureError(
    'UNREADABLE',
    'We can’t read this picture. Upload the original again, or save it as a JPEG first.',
    { cause },
  );
}

/** The dominant colour; transparent areas count as white. */
async function dominantColorOf(webp: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(webp)
    .resize({ width: COLOR_SAMPLE_SIDE, height: COLOR_SAMPLE_SIDE, fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** One at a time: decoding a hostile picture takes some hundred megabytes, and some seconds. */
const queue = createFairQueue({ running: 1, waitingOfKey: 10, waiting: 50 });

/**
 * Receives an upload and encodes it as a picture that is safe to store and to serve. The owners of uploads take turns.
 * @throws InvalidPictureError, QueueFullError
 */
export async function decodeUpload(
  upload: Promise<PictureUpload>,
  { ownerId, isCropped }: PictureShape & { ownerId: string | null },
) {
  const received = await receivePicture(upload);
  return queue(ownerId ?? '', async () => preparePicture(await received.read(), { isCropped }));
}
