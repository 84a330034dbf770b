import path from 'node:path';

/** Everything about pictures that is kept as files. */
export function mediaDirectory(dataDir: string): string {
  return path.join(dataDir, 'media');
}

/** Pictures as they were stored, each in a file that is named for its key. */
export function originalsDirectory(media: string): string {
  return path.join(media, 'originals');
}

/** The widths that were asked for, in a folder for each key. They can be made again. */
export function cacheDirectory(media: string): string {
  return path.join(media, 'cache');
}
