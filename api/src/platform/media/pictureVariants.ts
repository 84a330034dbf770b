import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { createFairQueue } from '../core/fairQueue.ts';
import { loadSharp } from './loadSharp.ts';
import { cacheDirectory, type LocalStorage } from './pictureStorages.ts';

/** The formats that pictures are served in. */
type PictureFormat = 'avif' | 'webp' | 'jpeg';

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
async function encodePicture(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif(AVIF).toBuffer();
  if (format === 'webp') return picture.webp(WEBP).toBuffer();
  const pixels = await picture.flatten({ background: 'white' }).raw().toBuffer({ resolveWithObject: true });
  const sharp = await loadSharp();
  for (const quality of JPEG_QUALITIES) {
    const jpeg = await sharp(pixels.data, { raw: pixels.info }).jpeg({ quality }).toBuffer();
    if (jpeg.length < MAX_JPEG_BYTES) return jpeg;
  }
  throw new Error('No quality makes the JPEG small enough');
}

const MAX_CONCURRENT_RENDERS = 2;

/** The prefix of the keys of the demo catalogue's pictures. */
export const DEMO_PREFIX = 'demo-';

/** Draws a picture of the demo catalogue; null for an unknown key. */
export type RenderDemoPicture = (key: string, width: number) => Promise<Sharp | null>;

interface VariantSources {
  /** The directory of the cache. */
  media: string;
  originals: Pick<LocalStorage, 'read'>;
  renderDemoPicture: RenderDemoPicture;
}

/**
 * Reads stored pictures in the requested widths and formats, which are cached. Concurrent requests for one of them share one rendering.
 */
export function pictureVariants({ media, originals, renderDemoPicture }: VariantSources) {
  const queue = createFairQueue({ running: MAX_CONCURRENT_RENDERS });
  const inProgress = new Map<string, Promise<Buffer | null>>();

  async function draw(key: string, width: number): Promise<Sharp | null> {
    if (key.startsWith(DEMO_PREFIX)) return renderDemoPicture(key.slice(DEMO_PREFIX.length), width);
    const original = await originals.read(key);
    return original && resizeOriginal(original, width);
  }

  return {
    /** The picture in that width and format; null for an unknown key. `key` has only letters, digits and dashes. */
    async read(key: string, width: number, format: PictureFormat): Promise<Buffer | null> {
      const file = path.join(cacheDirectory(media), key, `${width}.${format}`);
      const cached = await readFile(file).catch(() => null);
      if (cached) return cached;
      const running = inProgress.get(file);
      if (running) return running;
      const making = queue('pictures', async () => {
        const picture = await draw(key, width);
        if (!picture) return null;
        const encoded = await encodePicture(picture, format);
        await writeCache(file, encoded);
        return encoded;
      }).finally(() => inProgress.delete(file));
      inProgress.set(file, making);
      return making;
    },
  };
}

export type PictureVariants = ReturnType<typeof pictureVariants>;

const WHITE = { background: 'white' };

/** The whole picture in the middle of a square. */
async function resizeOriginal(original: Buffer, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(original)
    .rotate()
    .flatten(WHITE)
    .resize({ width, height: width, fit: 'contain', ...WHITE });
}

/** Writes a file to the cache atomically. A failure, such as a full disk, is ignored: the picture is served all the same. */
async function writeCache(file: string, picture: Buffer): Promise<void> {
  const temporaryFile = `${file}.${process.pid}.new`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporaryFile, picture);
    await rename(temporaryFile, file);
  } catch {
    await rm(temporaryFile, { force: true });
  }
}
