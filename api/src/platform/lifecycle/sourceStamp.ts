import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIRECTORY } from '../config/environment.ts';

/** What a build was made from, kept as a file beside it. */
interface SourceStamp {
  /** The hash of the content of each source, a file or folder, by its path below the root. */
  content: Record<string, string>;
  /** The hash of their sizes and times, which takes a tenth of the time of reading them. */
  times: string;
}

/** A build in a folder of its own, and the sources that it is made from. A source that does not exist, as in an image, is skipped. */
export interface Build {
  directory: string;
  sources: readonly string[];
}

const STAMP = '.sources.json';

/** Whether the build was made from what its sources are now. */
export function isBuilt({ directory, sources }: Build): boolean {
  const stampFile = path.join(directory, STAMP);
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

/** Builds into a new folder and then replaces the present build, so that a running process always has one. */
export async function replaceBuild(build: Build, write: (directory: string) => Promise<void>): Promise<void> {
  const [staging, old] = [`${build.directory}.new-${process.pid}`, `${build.directory}.old-${process.pid}`];
  const cleanUp = () => [staging, old].forEach((directory) => rmSync(directory, { recursive: true, force: true }));
  process.once('exit', cleanUp); // an interrupted build leaves no folder
  const stamp = stampOf(build.sources);
  try {
    await write(staging);
    writeFileSync(path.join(staging, STAMP), stamp);
    if (existsSync(build.directory)) await rename(build.directory, old);
    await rename(staging, build.directory).catch((error: unknown) => {
      if (!isBuilt(build)) throw error; // otherwise another process has built the same
    });
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
  }
}

function stampOf(sources: readonly string[]): string {
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
  for (const { file, size, mtimeMs } of sources.flatMap(filesIn)) hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  return hash.digest('hex');
}

function contentOf(sources: readonly string[]): SourceStamp['content'] {
  const present = sources.filter((source) => existsSync(source));
  return Object.fromEntries(
    present.map((source) => {
      const hash = createHash('sha256');
      for (const { file } of filesIn(source))
        hash.update(`${path.relative(source, file)}\0`).update(readFileSync(file));
      return [path.relative(ROOT_DIRECTORY, source), hash.digest('hex')];
    }),
  );
}

const TEST = /\.(test|spec)\.tsx?$/;

/** Every file below `entry` but tests, or `entry` itself if it is a file, in a stable order. */
function filesIn(entry: string): { file: string; size: number; mtimeMs: number }[] {
  const stats = lstatSync(entry, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return readdirSync(entry).flatMap((name) => filesIn(`${entry}/${name}`));
  return stats?.isFile() && !TEST.test(entry) ? [{ file: entry, size: stats.size, mtimeMs: stats.mtimeMs }] : [];
}
