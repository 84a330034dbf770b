import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { PictureStorage } from '../core/pictureStorage.ts';
import { cloudinaryStorage } from './cloudinaryStorage.ts';
import { mediaDirectory, cacheDirectory, originalsDirectory } from './pictureDirectories.ts';

/** Every storage that may have pictures. */
export interface PictureStorages {
  /** The storage for new pictures. */
  current: PictureStorage;
  /** All configured storages: a shop that has changed to Cloudinary still has files. */
  all: PictureStorage[];
}

/** Creates the storages: Cloudinary where it is configured, and files. `report` receives each failure, of which the user learns little. */
export async function createPictureStorages(
  { dataDir, cloudinaryUrl }: Pick<Config, 'dataDir' | 'cloudinaryUrl'>,
  report: (error: unknown) => void,
): Promise<PictureStorages> {
  const files = reporting(fileStorage(mediaDirectory(dataDir)), report);
  if (!cloudinaryUrl) return { current: files, all: [files] };
  const cloudinary = reporting(await cloudinaryStorage(cloudinaryUrl), report);
  return { current: cloudinary, all: [cloudinary, files] };
}

function reporting(storage: PictureStorage, report: (error: unknown) => void): PictureStorage {
  async function reported(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      report(error);
      throw error;
    }
  }
  return {
    cloud: storage.cloud,
    put: (key, webp) => reported(storage.put(key, webp)),
    remove: (key) => reported(storage.remove(key)),
  };
}

/** Stores pictures as files; `pictureVariants` reads them. */
export function fileStorage(mediaDirectory: string): PictureStorage {
  const originals = originalsDirectory(mediaDirectory);
  return {
    cloud: null,
    async put(key, webp) {
      await mkdir(originals, { recursive: true });
      const temporaryFile = path.join(originals, `${key}.${randomBytes(4).toString('hex')}.new`);
      try {
        await writeFile(temporaryFile, webp, { flush: true });
        await rename(temporaryFile, path.join(originals, key));
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(path.join(originals, key), { force: true });
      await rm(path.join(cacheDirectory(mediaDirectory), key), { recursive: true, force: true });
    },
  };
}
