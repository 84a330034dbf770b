import path from 'node:path';
import { StartupError } from '../platform/config/startupError.ts';
import { createBackup, emptyBackupDirectory, prepareBackupDirectory } from '../platform/backup/createBackup.ts';
import { explainBackupFailure, openEmbeddedShop } from '../platform/backup/openEmbeddedShop.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';

/** `npm run backup -- DIR`: saves the embedded shop, whether it is running or not. */
await startProcess(async ({ dataDir, databaseUrl }, shutdown) => {
  shutdown.signalCode = 1;
  const [directory, ...others] = process.argv.slice(2).map((argument) => path.resolve(argument));
  if (!directory || others.length > 0) throw new StartupError('Usage: npm run backup -- DIR');
  if (databaseUrl)
    throw new StartupError(
      'DATABASE_URL names a PostgreSQL of your own, which its own tools back up: see docs/operations/backup.md.',
    );
  const shop = await openEmbeddedShop(dataDir);
  shutdown.onEnd(shop.close);
  await prepareBackupDirectory(directory, dataDir);
  let isComplete = false;
  shutdown.onEnd(async () => {
    if (!isComplete) await emptyBackupDirectory(directory);
  });
  const { files } = await createBackup({ dataDir, databaseUrl: shop.url }, directory, console.log).catch(
    (error: unknown) => {
      throw explainBackupFailure(error, directory);
    },
  );
  isComplete = true;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  console.log(`The backup in ${directory} is complete: ${files.length} files, ${Math.ceil(size / 1_048_576)} MB.`);
  console.log('It contains passwords and keys, so keep it where only you can read it.');
  shutdown.end(0);
});
