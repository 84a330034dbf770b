import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { limitConcurrency } from './limitConcurrency.ts';
import { cacheDirectory, originalsDirectory } from './pictureFolders.ts';

const RENDERS_AT_ONCE = 2;
const WEBP_QUALITY = 80;

/** The demo catalogue's keys are its own with this before them. */
export const DEMO_PREFIX = 'demo-';

/** Draws a picture of the demo catalogue; null for a key it does not know. */
export type RenderDemoPicture = (key: string, width: number) => Promise<Buffer | null>;

export interface PictureStore {
  /** A WebP of that width, or null when there is no such picture. `key` has letters, digits and dashes only. */
  read(key: string, width: number): Promise<Buffer | null>;
}

/**
 * Pictures in the folder `media`: originals as they were stored, and a cache of the widths that were asked for. A width is
 * made once, however many ask for it at the same time.
 */
export function pictureStore(media: string, renderDemoPicture: RenderDemoPicture): PictureStore {
  const limited = limitConcurrency(RENDERS_AT_ONCE);
  const inProgress = new Map<string, Promise<Buffer | null>>();

  async function make(key: string, width: number, file: string): Promise<Buffer | null> {
    const picture = await limited(() => render(key, width));
    if (picture) await keep(file, picture);
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
      const kept = await readFile(file).catch(() => null);
      if (kept) return kept;
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

/** Whole or not at all. A full disk costs the cache, not the picture. */
async function keep(file: string, picture: Buffer): Promise<void> {
  const writing = `${file}.${process.pid}.new`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(writing, picture);
    await rename(writing, file);
  } catch {
    await rm(writing, { force: true });
  }
}
