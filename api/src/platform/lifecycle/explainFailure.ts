import { statfsSync } from 'node:fs';
import { inspect } from 'node:util';
import { StartupError } from '../config/startupError.ts';

/** The codes and messages of a full disk; for a partial write PostgreSQL reports only a hint. */
const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Check free disk space|\b53100\b/;
const MIN_FREE_BYTES = 1_000_000;

/** The text for the operator when the start fails: one line for an expected failure, the whole error for a defect of the program. */
export function explainFailure(error: unknown, directory: string): string {
  if (DISK_FULL.test(inspect(error, { depth: 8 })) || isFull(directory)) {
    return `The disk that holds ${directory} is full.`;
  }
  if (error instanceof StartupError) return error.message;
  const { code, path } = error as { code?: string; path?: string };
  if (code && ['EACCES', 'EPERM', 'EROFS'].includes(code)) return `No permission to write ${path ?? directory}.`;
  return inspect(error);
}

/** Checks the disk itself, because a database may end on a full disk without reporting it. */
function isFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < MIN_FREE_BYTES;
  } catch {
    return false;
  }
}
