import { rm } from 'node:fs/promises';
import path from 'node:path';
import { db } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './lifecycle/openDatabase.ts';
import { startProcess } from './lifecycle/startProcess.ts';
import { StartProblem } from './startProblem.ts';

/** `npm run db:reset`: an empty shop without pictures and mails; a start with DEMO=on fills it again. */
await startProcess(async (config, shutdown) => {
  if (config.environment === 'production') {
    throw new StartProblem('db:reset deletes everything, so it refuses with NODE_ENV=production.');
  }
  const url = await openDatabase(config, shutdown);
  await db.$executeRaw`DROP SCHEMA IF EXISTS public, graphile_worker CASCADE`;
  await db.$executeRaw`CREATE SCHEMA public`;
  await migrate(url);
  for (const folder of ['media', 'outbox'])
    await rm(path.join(config.dataDir, folder), { recursive: true, force: true });
  console.log('The shop is empty. The next start fills it again, unless DEMO=off.');
  shutdown.end(0);
});
