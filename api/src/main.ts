import { openLiveEvents } from './events/liveEvents.ts';
import { ensureAccounts } from './identity/ensureAccounts.ts';
import { startWorker } from './jobs/worker.ts';
import { listen, ensurePortIsFree } from './lifecycle/listen.ts';
import { openDatabase } from './lifecycle/openDatabase.ts';
import { startProcess } from './lifecycle/startProcess.ts';
import { ensureWebBuild } from './lifecycle/webBuild.ts';
import { welcome } from './lifecycle/welcome.ts';
import { createServer } from './server.ts';

/** In development Vite serves the client. */
const hasWeb = !process.argv.includes('--without-web');

/** `npm start`: the whole shop in one process. */
await startProcess(async (config, shutdown) => {
  const databaseUrl = await openDatabase(config, shutdown);
  await ensurePortIsFree(config);
  await Promise.all([hasWeb && ensureWebBuild(), config.demo && loadDemoCatalogue()]);
  const accounts = await ensureAccounts(config);
  const events = openLiveEvents(config, (line) => console.error(line));
  shutdown.later(events.close);
  await listen(await createServer({ config, events }), config, shutdown);
  if (config.jobs) shutdown.later((await startWorker(config, databaseUrl, events)).stop);
  console.log(welcome(config, accounts));
});

/** Imported when it is wanted: it needs packages that an image without a demo leaves out. */
async function loadDemoCatalogue(): Promise<void> {
  const { loadDemo } = await import('./demo/loadDemo.ts');
  await loadDemo();
}
