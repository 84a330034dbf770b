import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSharp } from './loadSharp.ts';
import { mediaDirectory, originalsDirectory } from './pictureStorages.ts';
import { cloudinaryPngUrl, type PictureLocation } from './pictureUrl.ts';

const CLOUD_TIMEOUT_MS = 3000;

interface ReadOptions {
  dataDir: string;
  /** The box that the picture fits. */
  width: number;
  height: number;
}

/** Reads a whole picture as PNG, without the white with which the client has padded it to a square. It rejects when the storage has no such picture or does not answer in time. */
export async function readPng(picture: PictureLocation, { dataDir, width, height }: ReadOptions) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(await readOriginal(picture, { dataDir, width, height }))
    .trim({ background: '#ffffff', threshold: 10 })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function readOriginal({ key, cloud }: PictureLocation, { dataDir, width, height }: ReadOptions): Promise<Buffer> {
  if (cloud === null) return readFile(path.join(originalsDirectory(mediaDirectory(dataDir)), key));
  const signal = AbortSignal.timeout(CLOUD_TIMEOUT_MS);
  const response = await fetch(cloudinaryPngUrl({ key, cloud }, width, height), { signal });
  if (!response.ok) throw new Error(`Cloudinary answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
