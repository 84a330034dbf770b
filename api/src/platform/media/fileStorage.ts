import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStorage } from '../core/pictureStorage.ts';
import { cacheDirectory, originalsDirectory } from './pictureDirectories.ts';

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
