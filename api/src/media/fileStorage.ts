import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureStorage } from '../graphql/context.ts';
import { cacheDirectory, originalsDirectory } from './pictureFolders.ts';

/** Keeps pictures as files; `pictureStore` reads them. */
export function fileStorage(mediaDirectory: string): PictureStorage {
  const originals = originalsDirectory(mediaDirectory);
  return {
    cloud: null,
    async put(key, webp) {
      await mkdir(originals, { recursive: true });
      const writing = path.join(originals, `${key}.${randomBytes(4).toString('hex')}.new`);
      try {
        await writeFile(writing, webp, { flush: true });
        await rename(writing, path.join(originals, key));
      } catch (error) {
        await rm(writing, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(path.join(originals, key), { force: true });
      await rm(path.join(cacheDirectory(mediaDirectory), key), { recursive: true, force: true });
    },
  };
}
