import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '../../api/src/db/postgresServer.ts';
import { startTestCluster } from '../../api/src/db/testCluster.ts';
import { ensureWebBuild } from '../../api/src/lifecycle/webBuild.ts';
import { spawnShop } from '../../api/src/testing/spawnShop.ts';
import { RUN_BEGINS_AT } from './runClock.ts';

const ORPHAN_CHECK_MS = 1000;

/**
 * The shop that the journeys visit: the real program with the built client and the demo catalogue, on a database and in a
 * folder of its own. Playwright starts it, reads from its first line where it is, and ends it with SIGTERM.
 */
await ensureWebBuild();
const directory = await mkdtemp(path.join(tmpdir(), 'kirana-e2e-'));
const cluster = await startTestCluster();
const databaseUrl = await cluster.createDatabase('kirana_e2e');
const port = await freePort();
const clientPort = await freePort();
const clockOffset = RUN_BEGINS_AT - Date.now();
const shop = await spawnShop(
  {
    E2E_CLOCK_OFFSET: String(clockOffset),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`, // links in mails lead where the journeys are
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    DEMO: 'on',
    THROTTLE: 'off',
    WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
    CORS_ORIGINS: `http://127.0.0.1:${clientPort},http://old-client.localhost:${clientPort}`,
    LOG_LEVEL: 'warn',
  },
  [path.join(import.meta.dirname, 'shiftServerClock.ts')],
);

// A blank page for clients of other sites: one that the shop knows, under any other name a stranger.
const clients = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html').end('<title>Client</title>'),
);
await once(clients.listen(clientPort, '127.0.0.1'), 'listening');

let isEnding = false;

async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  shop.signal('SIGTERM');
  await shop.ended;
  clients.close();
  await cluster.stop();
  await rm(directory, { recursive: true, force: true });
  process.exit();
}

process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());
// A test run that was killed can't end what it started.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void end(), ORPHAN_CHECK_MS).unref();

try {
  await shop.open;
  console.log(
    `The shop of the journeys is at ${shop.url} on ${databaseUrl} , clients of others at port ${clientPort} , clock shifted by ${clockOffset} .`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  await end();
}
