import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, disconnectDatabase } from '../api/src/platform/db/client.ts';
import { freePort } from '../api/src/platform/db/embedded/postmaster.ts';
import { migrate } from '../api/src/platform/db/migrations/migrate.ts';
import { makeProducts } from '../api/src/testing/fixtures.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../api/src/testing/graphql/persistedDocumentsFile.ts';
import { startTemporaryCluster } from '../api/src/testing/postgres/temporaryCluster.ts';
import { startFakeCollector } from '../drills/support/fakeCollector.ts';
import { spawnServer } from '../api/src/testing/server/spawnServer.ts';

/**
 * `npm run bench -- telemetry`: how much more time of the CPU requests take with metrics, and with traces besides, as ratios to a server
 * without, in the same run and in turns. The time of the CPU, which Linux tells, does not count what other programs take.
 */
const [ROUNDS, REQUESTS, CONNECTIONS] = [10, 400, 8];
const LISTING = 'query Listing { products(first: 20) { edges { node { id name price stock } } } }';

const folder = mkdtempSync(path.join(tmpdir(), 'kirana-bench-'));
const documents = writePersistedDocuments([LISTING]);
const cluster = await startTemporaryCluster();
const collector = await startFakeCollector();
const databaseUrl = await cluster.createDatabase('bench');
await migrate(databaseUrl);
await connectDatabase(databaseUrl);
await makeProducts(20);

const start = async (name: string, settings: Record<string, string>) => {
  const shop = await spawnServer({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, name), PERSISTED_DOCUMENTS: documents.file },
    ...{ JOBS: 'off', THROTTLE: 'off', LOG_LEVEL: 'silent', ...settings },
  });
  await shop.open;
  return shop;
};
const plain = await start('plain', {});
const measured = await start('measured', { METRICS_PORT: String(await freePort()) });
const traced = await start('traced', {
  METRICS_PORT: String(await freePort()),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
});
const shops = [plain, measured, traced];

const cached = persistedQueryUrl(LISTING);
await compare('a cached public response', (url) => fetch(url + cached));
await compare('a REST call with its statements', (url) =>
  fetch(`${url}/api/product/get`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
);

for (const shop of shops) shop.signal('SIGKILL');
await Promise.all(shops.map(({ ended }) => ended));
collector.close();
await disconnectDatabase();
await cluster.stop();
documents.remove();
rmSync(folder, { recursive: true });
process.exit();

async function compare(name: string, ask: (url: string) => Promise<Response>): Promise<void> {
  const run = (url: string) => async () => {
    const connection = async () => {
      for (let sent = 0; sent < REQUESTS / CONNECTIONS; sent += 1) {
        const response = await ask(url);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${name}: ${response.status}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  };
  const ticks = shops.map(() => 0);
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [index, { url, pid }] of shops.entries()) {
      const before = cpuTicksOf(pid);
      await run(url)();
      if (round >= 0) ticks[index] = (ticks[index] ?? 0) + cpuTicksOf(pid) - before; // the first round warms the caches and the compiler
    }
  const [base = NaN, metrics = NaN, traces = NaN] = ticks;
  const ratio = (part: number) => `×${(part / base).toFixed(2)}`;
  console.log(`${name}: ${ratio(metrics)} with metrics, ${ratio(traces)} with metrics and traces`);
}

/** The time of the CPU that a process took so far, in hundredths of a second. */
function cpuTicksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
