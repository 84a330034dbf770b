import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { limitConcurrency } from './limitConcurrency.ts';
import { cacheDirectory, originalsDirectory } from './pictureDirectories.ts';

const MAX_CONCURRENT_RENDERS = 2;
const WEBP_QUALITY = 80;

/** The prefix of the keys of the demo catalogue's pictures. */
export const DEMO_PREFIX = 'demo-';

/** Renders a picture of the demo catalogue; null for an unknown key. */
export type RenderDemoPicture = (key: string, width: number) => Promise<Buffer | null>;

export interface PictureVariants {
  /** The picture as WebP in that width; null for an unknown key. `key` has only letters, digits and dashes. */
  read(key: string, width: number): Promise<Buffer | null>;
}

/**
 * Reads the pictures of the directory `media`: stored originals, and a cache of the requested widths. Concurrent requests for a
 * width share one rendering.
 */
export function pictureVariants(media: string, renderDemoPicture: RenderDemoPicture): PictureVariants {
  const limited = limitConcurrency(MAX_CONCURRENT_RENDERS);
  const inProgress = new Map<string, Promise<Buffer | null>>();

  async function make(key: string, width: number, file: string): Promise<Buffer | null> {
    const picture = await limited(() => render(key, width));
    if (picture) await writeCache(file, picture);
    return picture;
  }

  function render(key: string, width: number): Promise<Buffer | null> {
    return key.startsWith(DEMO_PREFIX)
      ? renderDemoPicture(key.slice(DEMO_PREFIX.length), width)
      : resizeOriginal(path.join(originalsDirectory(media), key), width);
  }

  return {
    async read(key, width) {
      const file = path.join(cacheDirectory(media), key, `${width}.webp`);
      const cached = await readFile(file).catch(() => null);
      if (cached) return cached;
      const running = inProgress.get(file);
      if (running) return running;
      const making = make(key, width, file).finally(() => inProgress.delete(file));
      inProgress.set(file, making);
      return making;
    },
  };
}

async function resizeOriginal(file: string, width: number): Promise<Buffer | null> {
  const original = await readFile(file).catch(() => null);
  if (!original) return null;
  return sharp(original)
    .rotate()
    .resize({ width, height: width, fit: 'cover' })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
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
