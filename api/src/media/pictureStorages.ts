import type { Config } from '../config.ts';
import type { PictureStorage } from '../graphql/context.ts';
import { cloudinaryStorage } from './cloudinaryStorage.ts';
import { fileStorage } from './fileStorage.ts';
import { mediaDirectory } from './pictureFolders.ts';

/** Every place that pictures may be in. */
export interface PictureStorages {
  /** Takes new pictures. */
  current: PictureStorage;
  /** All that can be reached; a shop that has moved to Cloudinary still has files. */
  all: PictureStorage[];
}

/** Cloudinary where it is configured, and files. `report` hears of each failure, because shoppers are told the least of it. */
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
