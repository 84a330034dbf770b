import type { Config } from '../config/config.ts';
import type { PictureStorage } from '../core/pictureStorage.ts';
import { cloudinaryStorage } from './cloudinaryStorage.ts';
import { fileStorage } from './fileStorage.ts';
import { mediaDirectory } from './pictureDirectories.ts';

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
