import { openDatabase } from '../platform/lifecycle/openDatabase.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';

/** `npm run db -- migrate`: applies the migrations of this release, as each start does, so that an update can do it before its processes start. */
await startProcess(async (config, shutdown) => {
  await openDatabase(config, shutdown);
  console.log('The database has the migrations of this release.');
  shutdown.end(0);
});
