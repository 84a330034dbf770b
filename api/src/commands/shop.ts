import { loadSynonyms } from '../shop/search/vocabulary/loadSynonyms.ts';
import { openPubSub } from '../platform/events/pubSub.ts';
import { ensureAccounts } from '../backoffice/staff/ensureAccounts.ts';
import { prepareQueries } from '../platform/db/client.ts';
import { isDemoRemoved } from '../platform/db/lockDemo.ts';
import { observeShop } from '../jobs/observeShop.ts';
import { openLogger, serviceLog } from '../platform/lifecycle/createLogger.ts';
import { listen, ensurePortIsFree, startupBanner } from '../platform/lifecycle/listen.ts';
import { exportMetrics } from '../platform/lifecycle/exportMetrics.ts';
import { openDatabase } from '../platform/lifecycle/openDatabase.ts';
import { startProcess } from '../platform/lifecycle/startProcess.ts';
import { ensureWebBuild } from '../platform/lifecycle/webBuild.ts';
import { startWebProcesses } from '../platform/lifecycle/webProcesses.ts';
import { createServer } from '../server/createServer.ts';

/** In development Vite serves the client. */
const hasWeb = !process.argv.includes('--without-web');

const log = serviceLog();

/** `npm start`: the whole shop, in one process unless WEB_PROCESSES names more for the requests. */
export const running = startProcess(async (config, shutdown) => {
  await exportMetrics(config, shutdown);
  const { databaseUrl, directUrl } = await openDatabase(config, shutdown);
  observeShop();
  await ensurePortIsFree(config);
  await loadSynonyms();
  const isDemo = config.demo && !(await isDemoRemoved());
  // The demo is imported only for a demo: it takes a moment.
  const demo = isDemo && (await import('../../../demo/loadDemo.ts'));
  await Promise.all([hasWeb && ensureWebBuild(), demo && demo.loadDemo()]);
  const accounts = await ensureAccounts(config);
  if (isDemo && config.environment !== 'test') {
    const { loadDemoOrders } = await import('../../../demo/orders/loadDemoOrders.ts'); // tests place their own
    await loadDemoOrders(config);
  }
  const logger = await openLogger(config, shutdown);
  const pubSub = openPubSub((error) => logger.warn({ err: error }, 'Pub/sub'));
  shutdown.onEnd(pubSub.close);
  if (config.webProcesses === 1) {
    await listen(await createServer({ config, pubSub, logger, isEnding: () => shutdown.isEnding }), config, shutdown);
  } else {
    const environment = { DATABASE_URL: databaseUrl, DEMO: config.demo ? 'on' : 'off' };
    await startWebProcesses(config, { environment, log }, shutdown);
  }
  if (shutdown.isEnding) return;
  await prepareQueries();
  if (config.jobs) {
    const { startWorker } = await import('../jobs/worker.ts');
    shutdown.onDrain((await startWorker({ config, databaseUrl: directUrl, pubSub, logger })).stop);
  }
  if (config.environment === 'production') logger.info({ url: config.publicUrl }, 'Kirana is open.');
  else console.log(startupBanner(config, accounts));
}, log);
