import type { Config } from '../config.ts';
import { connectDatabase, disconnectDatabase } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { Shutdown } from './shutdown.ts';
import { explainFailure } from './startFailure.ts';

/** Connects to the configured database, or to the embedded one, in the newest shape. Returns its address. */
export async function openDatabase(config: Config, shutdown: Shutdown): Promise<string> {
  const url = config.databaseUrl ?? (await openEmbedded(config, shutdown));
  await connectDatabase(url);
  shutdown.later(disconnectDatabase);
  await migrate(url);
  return url;
}

async function openEmbedded({ dataDir, publicUrl }: Config, shutdown: Shutdown): Promise<string> {
  const starting = startEmbedded(dataDir, `process ${process.pid}, ${publicUrl}`);
  shutdown.later(async () => (await starting.catch(() => null))?.stop()); // a Ctrl-C may come before it has started
  const embedded = await starting;
  process.once('exit', embedded.dismiss); // a second Ctrl-C does not wait
  void embedded.lost.then((problem) => shutdown.end(1, explainFailure(problem, dataDir)));
  return embedded.url;
}
