import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createBackup, prepareBackupDirectory } from '../../platform/backup/createBackup.ts';
import { defineUserError, InvalidInputError } from '../../platform/core/errors/userError.ts';
import { findRunningEmbeddedDatabase } from '../../platform/db/embedded/embeddedDatabase.ts';

/** Where a demo's data is; `databaseUrl` is null for the process that runs the embedded database. */
export interface DemoLocation {
  dataDir: string;
  databaseUrl: string | null;
}

export class BackupFailedError extends defineUserError({
  description: 'The backup of the demo could not be written. Nothing was changed.',
}) {}

/** Where backups of a demo are written, and its embedded database; null on another PostgreSQL, which its own tools back up. */
export async function findBackupPlace({
  dataDir,
  databaseUrl,
}: DemoLocation): Promise<{ folder: string; databaseUrl: string } | null> {
  const embedded = await findRunningEmbeddedDatabase(dataDir);
  if (embedded === null || (databaseUrl !== null && databaseUrl !== embedded)) return null;
  return { folder: `${dataDir}-backups`, databaseUrl: embedded };
}

/**
 * Backs a demo up into a new folder, which is returned; null on a PostgreSQL of one's own, where the owner says that there is a backup.
 * @throws BackupFailedError, InvalidInputError
 */
export async function backUpDemo(
  location: DemoLocation,
  { hasBackup, now }: { hasBackup: boolean; now: Date },
): Promise<string | null> {
  const place = await findBackupPlace(location);
  if (place === null) {
    if (hasBackup) return null;
    throw new InvalidInputError([{ path: 'hasBackup', message: 'Back up the database and the pictures first' }]);
  }
  const suffix = randomBytes(3).toString('hex'); // two admins may begin in the same millisecond
  const directory = path.join(place.folder, `demo-${now.toISOString().replaceAll(':', '-')}-${suffix}`);
  const { dataDir } = location;
  try {
    await prepareBackupDirectory(directory, dataDir);
    await createBackup({ dataDir, databaseUrl: place.databaseUrl }, directory, () => undefined);
    return directory;
  } catch (error) {
    await rm(directory, { recursive: true, force: true }).catch(() => undefined); // the first failure is reported
    throw failureOf(error, place.folder) ?? error;
  }
}

/** The failure of a folder, as its owner can mend it; null for any other. */
function failureOf(error: unknown, folder: string): BackupFailedError | null {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new BackupFailedError(`The disk that holds ${folder} is full`, { cause: error });
  const isOfFiles = syscall !== undefined && syscall !== 'connect' && code !== undefined;
  return isOfFiles ? new BackupFailedError(`The shop can’t write to ${folder} (${code})`, { cause: error }) : null;
}
