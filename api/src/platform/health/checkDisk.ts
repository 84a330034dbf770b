import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Check } from './readiness.ts';

/** Less free space is a full disk: one upload with its widths, or a segment of PostgreSQL's log, takes as much. */
const MIN_FREE_BYTES = 32 * 1_048_576;
/** A quota or a disk that has become read-only shows only in a write. */
const WRITTEN = Buffer.alloc(4096);

/** Reads the free space of the disk of a folder. */
type ReadSpace = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** Whether this process can write into DATA_DIR; null where it has nothing to write. */
export function checkDisk(config: Config, readSpace: ReadSpace = statfs): Check | null {
  if (!writesToDisk(config)) return null;
  const { dataDir } = config;
  const file = path.join(dataDir, `.health-${process.pid}`);
  return {
    failure: 'The folder of DATA_DIR cannot be written.',
    async run() {
      await mkdir(dataDir, { recursive: true });
      const { bavail, bsize } = await readSpace(dataDir);
      if (bavail * bsize < MIN_FREE_BYTES) return { status: 'fail', output: 'The disk of DATA_DIR is full.' };
      await writeFile(file, WRITTEN).finally(() => rm(file, { force: true }));
      return null;
    },
  };
}

/** Whether this process stores anything there: the embedded database, pictures, or mails without a mail server. */
function writesToDisk({ databaseUrl, cloudinaryUrl, smtpUrl, jobs }: Config): boolean {
  return databaseUrl === null || cloudinaryUrl === null || (jobs && smtpUrl === null);
}
