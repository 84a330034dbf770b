import { StartupError } from '../platform/config/startupError.ts';
import { connectDatabase, disconnectDatabase, prepareQueries } from '../platform/db/client.ts';
import { openPubSub } from '../platform/events/pubSub.ts';
import { exportMetricsToPrimary } from '../platform/lifecycle/exportMetrics.ts';
import { openLogger, serviceLog } from '../platform/lifecycle/createLogger.ts';
import { listen } from '../platform/lifecycle/listen.ts';
import { END } from '../platform/lifecycle/webProcesses.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';
import { createServer } from '../server/createServer.ts';

/** One of several processes that serve requests (WEB_PROCESSES). Their first process has migrated the database and runs the jobs. */
export const running = startProcess(async (config, shutdown) => {
  if (!config.databaseUrl) throw new StartupError('This process is started by `npm start`.');
  process.on('message', (message) => message === END && shutdown.end(0));
  exportMetricsToPrimary(shutdown);
  const { databaseUrl, databaseDirectUrl } = config;
  await connectDatabase(databaseUrl, { directUrl: databaseDirectUrl ?? databaseUrl });
  shutdown.onEnd(disconnectDatabase);
  const logger = await openLogger(config, shutdown);
  const pubSub = openPubSub((error) => logger.warn({ err: error }, 'Pub/sub'));
  shutdown.onEnd(pubSub.close);
  await listen(await createServer({ config, pubSub, logger, isEnding: () => shutdown.isEnding }), config, shutdown);
  await prepareQueries();
}, serviceLog());
