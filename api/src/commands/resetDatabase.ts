import { rm } from 'node:fs/promises';
import path from 'node:path';
import { db } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrations/migrate.ts';
import { openDatabase } from '../platform/lifecycle/openDatabase.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';
import { StartupError } from '../platform/config/startupError.ts';

/** `npm run db -- reset`: deletes all data, pictures and mails. A start with DEMO=on loads the demo again, also where its owner had removed it. */
await startProcess(async (config, shutdown) => {
  if (config.environment === 'production') {
    throw new StartupError('This command deletes everything, so it refuses with NODE_ENV=production.');
  }
  const { directUrl } = await openDatabase(config, shutdown);
  await db.$executeRaw`DROP SCHEMA IF EXISTS public, graphile_worker CASCADE`;
  await db.$executeRaw`CREATE SCHEMA public`;
  await migrate(directUrl);
  for (const folder of ['media', 'outbox'])
    await rm(path.join(config.dataDir, folder), { recursive: true, force: true });
  console.log('The shop is empty. The next start fills it again, unless DEMO=off.');
  shutdown.end(0);
});
