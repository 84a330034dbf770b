import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../config/startupError.ts';
import {
  findRunningEmbeddedDatabase,
  startEmbeddedDatabase,
  assertNoUnfinishedRestore,
} from '../db/embedded/embeddedDatabase.ts';
import { databaseFailureOf } from '../db/databaseFailure.ts';

/**
 * The database of the shop in DATA_DIR as it is: that of the running shop, or started without migrating it, so that a backup before an
 * upgrade is one of the old release. @throws StartupError when there is no shop
 */
export async function openEmbeddedShop(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  assertNoUnfinishedRestore(dataDir);
  if (!existsSync(path.join(dataDir, 'postgres')))
    throw new StartupError(`There is no shop in ${dataDir}: check DATA_DIR.`);
  const running = await findRunningEmbeddedDatabase(dataDir);
  if (running) return { url: running, close: async () => undefined };
  const { url, stop } = await startEmbeddedDatabase(dataDir, `a backup, process ${process.pid}`);
  return { url, close: stop };
}

/** The error of a backup as one line for the operator, where the operator can do something about it. */
export function explainBackupFailure(error: unknown, directory: string): unknown {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new StartupError(`The disk that holds ${directory} is full: name a folder on another one.`);
  if (databaseFailureOf(error) === 'lost')
    return new StartupError('The database stopped during the backup, which is not complete: run it again.', {
      cause: error,
    });
  return error;
}
