import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../config/startupError.ts';
import { findRunningEmbeddedDatabase, startEmbeddedDatabase } from '../db/embedded/embeddedDatabase.ts';
import { assertNoUnfinishedRestore } from '../db/embedded/restoreMarker.ts';

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
