import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';
import { startTemporaryCluster } from '../../api/src/testing/postgres/temporaryCluster.ts';
import { ensureWebBuild } from '../../api/src/platform/lifecycle/webBuild.ts';
import { UNLIMITED_CASH } from '../../api/src/testing/shopTermsFixture.ts';
import { spawnServer } from '../../api/src/testing/server/spawnServer.ts';
import { RUN_STARTS_AT } from './fixedClock.ts';

const ORPHAN_CHECK_MS = 1000;

/** Ends one started part; the last one started ends first. */
const cleanUps: (() => Promise<unknown>)[] = [];
let isStopping = false;

/** Ends all that was started, and this process, whose end also ends a build of the web client. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const cleanUp of cleanUps.toReversed()) await cleanUp().catch(console.error);
  process.exit();
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// A test run that was killed cannot stop this process, so it stops once its parent process has exited.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(), ORPHAN_CHECK_MS).unref();

/**
 * Starts the shop for the journeys: the real program with the built client and the demo catalogue, and with a temporary database
 * and data folder. Playwright starts this script, reads the URLs from its first line, and ends it with SIGTERM.
 */
async function start(): Promise<void> {
  await ensureWebBuild();
  const directory = await mkdtemp(path.join(tmpdir(), 'kirana-e2e-'));
  cleanUps.push(() => rm(directory, { recursive: true, force: true }));
  const starting = startTemporaryCluster();
  cleanUps.push(async () => (await starting).stop());
  const databaseUrl = await (await starting).createDatabase('kirana_e2e');
  const port = await freePort();
  // A blank page for clients on other origins; CORS_ORIGINS lists two of its origins.
  const clients = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<title>Client</title>'),
  );
  await once(clients.listen(0, '127.0.0.1'), 'listening');
  const { port: clientPort } = clients.address() as AddressInfo; // a TCP server's address
  const clockOffset = RUN_STARTS_AT - Date.now();
  const shop = await spawnServer(
    {
      E2E_CLOCK_OFFSET: String(clockOffset),
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`, // links in mails must lead to this server
      DATABASE_URL: databaseUrl,
      DATA_DIR: directory,
      DEMO: 'on',
      THROTTLE: 'off',
      ...UNLIMITED_CASH,
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on',
      CORS_ORIGINS: `http://127.0.0.1:${clientPort},http://old-client.localhost:${clientPort}`,
      LOG_LEVEL: 'warn',
    },
    ['shiftServerClock.ts', 'waitForDatabase.ts'].map((file) => path.join(import.meta.dirname, file)),
  );
  cleanUps.push(() => {
    shop.signal('SIGTERM');
    return shop.ended;
  });
  await shop.open;
  console.log(
    `Server for the journeys at ${shop.url} , database ${databaseUrl} , clients at port ${clientPort} , clock offset ${clockOffset} .`,
  );
}

try {
  await start();
} catch (error) {
  if (!isStopping) console.error(error);
  process.exitCode = 1;
  await stop();
}
