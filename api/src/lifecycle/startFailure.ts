import { statfsSync } from 'node:fs';
import { inspect } from 'node:util';
import { StartProblem } from '../startProblem.ts';

const SPEAKS_OF_FULL_DISK = /ENOSPC|EDQUOT|No space left on device|\b53100\b/;
const NEARLY_NOTHING_BYTES = 1_000_000;

/** What the operator reads when the start fails: one line for what can be expected, everything for a defect of ours. */
export function explainFailure(error: unknown, directory: string): string {
  if (SPEAKS_OF_FULL_DISK.test(inspect(error, { depth: 8 })) || isFull(directory)) {
    return `The disk that holds ${directory} is full.`;
  }
  if (error instanceof StartProblem) return error.message;
  const { code, path } = error as { code?: string; path?: string };
  if (code && ['EACCES', 'EPERM', 'EROFS'].includes(code)) return `No permission to write ${path ?? directory}.`;
  return inspect(error);
}

/** A database that dies of a full disk takes the reason with it. */
function isFull(directory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < NEARLY_NOTHING_BYTES;
  } catch {
    return false;
  }
}
