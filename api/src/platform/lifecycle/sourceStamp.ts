import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../config/environment.ts';

/** What a build was made from, kept as a file beside it. */
interface SourceStamp {
  /** The hash of the content of each source, a file or folder, by its path below the root. */
  content: Record<string, string>;
  /** The hash of their sizes and times, which takes a tenth of the time of reading them. */
  times: string;
}

/** Whether the build beside `stampFile` was made from what the sources are now. A source that does not exist, as in an image, is skipped. */
export function isBuiltFrom(sources: readonly string[], stampFile: string): boolean {
  const stamp = readStamp(stampFile);
  if (!stamp) return false;
  const times = timesOf(sources);
  if (stamp.times === times) return true;
  const isSame = ([source, hash]: [string, string]) => stamp.content[source] === hash;
  if (!Object.entries(contentOf(sources)).every(isSame)) return false;
  try {
    writeFileSync(stampFile, JSON.stringify({ ...stamp, times } satisfies SourceStamp));
  } catch {
    // A folder that is read-only: the next start reads the sources again.
  }
  return true;
}

/** The stamp of a build that is made from the sources now. */
export function stampOf(sources: readonly string[]): string {
  return JSON.stringify({ content: contentOf(sources), times: timesOf(sources) } satisfies SourceStamp);
}

/** Null without a stamp, or for one of another release. */
function readStamp(file: string): SourceStamp | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SourceStamp; // written by this module
  } catch {
    return null;
  }
}

function timesOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn)) {
    const { size, mtimeMs } = lstatSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function contentOf(sources: readonly string[]): SourceStamp['content'] {
  const present = sources.filter((source) => existsSync(source));
  return Object.fromEntries(
    present.map((source) => {
      const hash = createHash('sha256');
      for (const file of filesIn(source)) hash.update(`${path.relative(source, file)}\0`).update(readFileSync(file));
      return [path.relative(ROOT_DIRECTORY, source), hash.digest('hex')];
    }),
  );
}

const TEST = /\.(test|spec)\.tsx?$/;

/** Every file below `entry` but tests, or `entry` itself if it is a file, in a stable order. */
function filesIn(entry: string): string[] {
  const stats = lstatSync(entry, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [entry] : [];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !TEST.test(found.name))
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}
