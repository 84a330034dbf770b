import type { Config } from '../config/config.ts';
import { connectDatabase, databasePool, disconnectDatabase } from '../db/client.ts';
import { startEmbeddedDatabase } from '../db/embedded/embeddedDatabase.ts';
import { isMigrated } from '../db/migrations/isMigrated.ts';
import type { Shutdown } from './shutdown.ts';
import { explainFailure } from './startProcess.ts';

/** Connects to the configured database, or starts the embedded one, and migrates it. Returns its address, and the one for sessions. */
export async function openDatabase(config: Config, shutdown: Shutdown) {
  const url = config.databaseUrl ?? (await openEmbedded(config, shutdown));
  const directUrl = config.databaseDirectUrl ?? url;
  await connectDatabase(url, { directUrl });
  shutdown.onEnd(disconnectDatabase);
  if (!(await isMigrated(databasePool('writes')))) {
    const { migrate } = await import('../db/migrations/migrate.ts');
    await migrate(directUrl);
  }
  return { databaseUrl: url, directUrl };
}

async function openEmbedded({ dataDir, publicUrl }: Config, shutdown: Shutdown): Promise<string> {
  const starting = startEmbeddedDatabase(dataDir, `process ${process.pid}, ${publicUrl}`);
  shutdown.onEnd(async () => (await starting.catch(() => null))?.stop()); // the process may be stopped before the database has started
  const embedded = await starting;
  process.once('exit', embedded.stopWithoutWaiting); // a second Ctrl-C does not wait
  void embedded.lost.then((problem) => shutdown.end(1, explainFailure(problem, dataDir)));
  return embedded.url;
}
