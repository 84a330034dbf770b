import { readdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../db/embedded/postgresServer.ts';
import { scrapeMetrics } from '../testing/server/prometheus.ts';
import { spawnServer, type ServerProcess } from '../testing/server/spawnServer.ts';
import { testDatabaseUrl } from '../testing/server/serverProcesses.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../testing/secretFixture.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-processes-'));
let shop: ServerProcess;

afterEach(async () => {
  shop.signal('SIGKILL');
  await shop.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** The processes that a process has started, on Linux. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        return readFileSync(`/proc/${candidate}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid);
      } catch {
        return false; // it has ended
      }
    });
}

/** The processes that the metrics of the first one name; it is 0 itself. */
async function measuredProcesses(port: number): Promise<string[]> {
  const samples = await scrapeMetrics(port);
  return samples
    .filter(({ name }) => name === 'process_memory_usage')
    .map(({ labels }) => labels['kirana_process'] ?? '0')
    .sort();
}

async function isAnswering(): Promise<boolean> {
  const response = await fetch(`${shop.url}/health/ready`, { headers: { connection: 'close' } });
  return response.ok;
}

it('serve requests and one address of metrics, replace one that ended, and end with the first one', async () => {
  const metricsPort = await freePort();
  shop = await spawnServer({
    WEB_PROCESSES: '2',
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: dataDir,
    JWT_SECRET: TEST_SECRET,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    JOBS: 'off',
    THROTTLE: 'off',
  });
  await shop.open;
  const [first = 0, second = 0] = childrenOf(shop.pid);
  expect(second).toBeGreaterThan(0);

  expect(await measuredProcesses(metricsPort)).toEqual(['0', '1', '2']);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => childrenOf(shop.pid).filter((pid) => pid !== first)).toHaveLength(2);
  expect(await isAnswering()).toBe(true);
  await expect
    .poll(() => measuredProcesses(metricsPort), {
      timeout: 30_000, // the new one is left out while it starts
    })
    .toEqual(['0', '2', '3']);
  expect(shop.stderr()).toContain('Another one is started.');

  const children = childrenOf(shop.pid);
  shop.signal('SIGTERM');
  expect(await shop.ended).toBe(0);
  for (const pid of children) expect(() => process.kill(pid, 0)).toThrow();
}, 60_000);
