import { Logger, parseCronItems, run } from 'graphile-worker';
import type { TaskList } from 'graphile-worker';
import { createPool } from '../db/createPool.ts';
import { purgeExpired } from './purgeExpired.ts';

const JOBS_AT_ONCE = 2;

/** Every job there is. */
const tasks: TaskList = {
  purgeExpired: async () => void (await purgeExpired(new Date())),
};

/** What runs by the clock, in crontab's terms and UTC. Of several workers one takes each turn. */
const schedule = [{ task: 'purgeExpired', match: '7 * * * *' }];

/** Works on the jobs in the database's queue until `stop`, which lets running jobs end. Needs the connected database. */
export async function startWorker(databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const pool = createPool({ connectionString: databaseUrl, max: JOBS_AT_ONCE + 2, application_name: 'kirana: jobs' });
  const worker = await run({
    pgPool: pool,
    taskList: tasks,
    parsedCronItems: parseCronItems(schedule),
    concurrency: JOBS_AT_ONCE,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') console.error(`Jobs: ${message}`);
    }),
  });
  worker.promise.catch((error: unknown) => console.error('The job worker ended:', error));
  return {
    async stop() {
      await worker.stop();
      await pool.end();
    },
  };
}
