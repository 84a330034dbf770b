import { openLiveEvents } from './events/liveEvents.ts';
import { startWorker } from './jobs/worker.ts';
import { openDatabase } from './lifecycle/openDatabase.ts';
import { startProcess } from './lifecycle/startProcess.ts';
import { StartProblem } from './startProblem.ts';

/** `npm run worker`: the jobs alone, beside API processes that run with JOBS=off. */
await startProcess(async (config, shutdown) => {
  if (!config.databaseUrl)
    throw new StartProblem('The embedded database is worked on by `npm start` alone: set DATABASE_URL.');
  const databaseUrl = await openDatabase(config, shutdown);
  const events = openLiveEvents(config, (line) => console.error(line));
  shutdown.later(events.close);
  const worker = await startWorker(config, databaseUrl, events);
  shutdown.later(worker.stop);
  console.log('The job worker runs.');
});
