import { openPubSub } from '../platform/events/pubSub.ts';
import { observeShop } from '../jobs/observeShop.ts';
import { startWorker } from '../jobs/worker.ts';
import { openLogger, serviceLog } from '../platform/lifecycle/createLogger.ts';
import { exportMetrics } from '../platform/lifecycle/exportMetrics.ts';
import { openDatabase } from '../platform/lifecycle/openDatabase.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';
import { StartupError } from '../platform/config/startupError.ts';

/** `npm run worker`: the jobs alone, beside API processes that run with JOBS=off. */
export const running = startProcess(async (config, shutdown) => {
  if (!config.databaseUrl)
    throw new StartupError('The embedded database belongs to `npm start`: set DATABASE_URL to run a worker.');
  await exportMetrics(config, shutdown);
  const { directUrl } = await openDatabase(config, shutdown);
  observeShop();
  const logger = await openLogger(config, shutdown);
  const pubSub = openPubSub((error) => logger.warn({ err: error }, 'Pub/sub'));
  shutdown.onEnd(pubSub.close);
  const worker = await startWorker({ config, databaseUrl: directUrl, pubSub, logger });
  shutdown.onDrain(worker.stop);
  logger.info('The job worker runs.');
}, serviceLog());
