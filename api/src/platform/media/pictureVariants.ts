import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from './limitConcurrency.ts';
import { cacheDirectory, originalsDirectory } from './pictureDirectories.ts';
import { encodePicture, type PictureFormat } from './pictureFormat.ts';

const MAX_CONCURRENT_RENDERS = 2;

/** The prefix of the keys of the demo catalogue's pictures. */
export const DEMO_PREFIX = 'demo-';

/** Draws a picture of the demo catalogue; null for an unknown key. */
export type RenderDemoPicture = (key: string, width: number) => Promise<Sharp | null>;

export interface PictureVariants {
  /** The picture in that width and format; null for an unknown key. `key` has only letters, digits and dashes. */
  read(key: string, width: number, format: PictureFormat): Promise<Buffer | null>;
}

/**
 * Reads the pictures of the directory `media`: stored originals, and a cache of the requested widths and formats. Concurrent
 * requests for one of them share one rendering.
 */
export function pictureVariants(media: string, renderDemoPicture: RenderDemoPicture): PictureVariants {
  const limited = limitConcurrency(MAX_CONCURRENT_RENDERS);
  const inProgress = new Map<string, Promise<Buffer | null>>();

  function draw(key: string, width: number): Promise<Sharp | null> {
    return key.startsWith(DEMO_PREFIX)
      ? renderDemoPicture(key.slice(DEMO_PREFIX.length), width)
      : resizeOriginal(path.join(originalsDirectory(media), key), width);
  }

  return {
    async read(key, width, format) {
      const file = path.join(cacheDirectory(media), key, `${width}.${format}`);
      const cached = await readFile(file).catch(() => null);
      if (cached) return cached;
      const running = inProgress.get(file);
      if (running) return running;
      const making = limited(async () => {
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

const WHITE = { background: 'white' };

/** The whole picture in the middle of a square. */
async function resizeOriginal(file: string, width: number): Promise<Sharp | null> {
  const original = await readFile(file).catch(() => null);
  if (!original) return null;
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
