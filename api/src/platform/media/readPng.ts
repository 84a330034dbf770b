import { loadSharp } from './loadSharp.ts';
import type { LocalStorage } from './pictureStorages.ts';
import { cloudinaryPngUrl, type PictureLocation } from './pictureUrl.ts';

const CLOUD_TIMEOUT_MS = 3000;

interface ReadOptions {
  originals: Pick<LocalStorage, 'read'>;
  /** The box that the picture fits. */
  width: number;
  height: number;
}

/** Reads a whole picture as PNG, without the white with which the client has padded it to a square. It rejects when the storage has no such picture or does not answer in time. */
export async function readPng(picture: PictureLocation, { originals, width, height }: ReadOptions) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(await readOriginal(picture, { originals, width, height }))
    .trim({ background: '#ffffff', threshold: 10 })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function readOriginal(
  { key, cloud }: PictureLocation,
  { originals, width, height }: ReadOptions,
): Promise<Buffer> {
  if (cloud === null) {
    const original = await originals.read(key);
    if (!original) throw new Error(`The picture ${key} is missing`);
    return original;
  }
  const signal = AbortSignal.timeout(CLOUD_TIMEOUT_MS);
  const response = await fetch(cloudinaryPngUrl({ key, cloud }, width, height), { signal });
  if (!response.ok) throw new Error(`Cloudinary answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
