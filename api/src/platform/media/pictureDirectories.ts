import path from 'node:path';

/** The directory of all files of pictures. */
export function mediaDirectory(dataDir: string): string {
  return path.join(dataDir, 'media');
}

/** The directory of stored pictures, each in a file that is named for its key. */
export function originalsDirectory(media: string): string {
  return path.join(media, 'originals');
}

/** The cache of resized pictures, with a directory for each key; its files can be deleted. */
export function cacheDirectory(media: string): string {
  return path.join(media, 'cache');
}
