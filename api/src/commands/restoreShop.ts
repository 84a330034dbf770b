import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../platform/backup/restoreBackup.ts';
import { StartupError } from '../platform/config/startupError.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';

/** `npm run restore -- DIR [--overwrite]`: restores a backup into DATA_DIR, while the shop does not run. */
await startProcess(async ({ dataDir, databaseUrl }, shutdown) => {
  shutdown.signalCode = 1;
  const { directory, overwrite } = readArguments();
  if (databaseUrl)
    throw new StartupError(
      'DATABASE_URL names a PostgreSQL of your own, and a backup is restored into the embedded one: see docs/operations/backup.md.',
    );
  const interruption = new StartupError('The restore was interrupted, and nothing has changed.');
  const abort = new AbortController();
  const restoring = restoreBackup({ dataDir, overwrite, signal: abort.signal }, directory, console.log);
  shutdown.onEnd(async () => {
    abort.abort(interruption);
    await restoring.catch((error: unknown) => {
      if (error === interruption) console.error(interruption.message);
    });
  });
  const former = await restoring;
  if (former) console.log(`The former data is in ${former}: delete it when you no longer need it.`);
  console.log(`The shop is restored into ${dataDir}. Start it with npm start.`);
  shutdown.end(0);
});

function readArguments(): { directory: string; overwrite: boolean } {
  try {
    const options = { overwrite: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [directory, ...others] = positionals;
    if (directory && others.length === 0) return { directory: path.resolve(directory), ...values };
  } catch {
    // an unknown option
  }
  throw new StartupError('Usage: npm run restore -- DIR [--overwrite]');
}
