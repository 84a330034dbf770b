import { readdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { scrapeMetrics } from '../../api/src/testing/server/prometheus.ts';
import { spawnServer, type ServerProcess } from '../../api/src/testing/server/spawnServer.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-processes-'));
let shop: ServerProcess;

afterEach(async () => {
  shop.signal('SIGKILL');
  await shop.ended;
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(environment: Record<string, string>): Promise<void> {
  shop = await spawnServer({
    NODE_ENV: 'production',
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: dataDir,
    JWT_SECRET: TEST_SECRET,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SHUTDOWN_DELAY: '0',
    JOBS: 'off',
    THROTTLE: 'off',
    ...environment,
  });
}

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

/** What the process printed, a JSON object a line. */
function printed(): { level: number; msg: string }[] {
  return `${shop.stdout()}${shop.stderr()}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { level: number; msg: string }); // the test fails when a line is not JSON
}

describe('two processes in production', () => {
  it('serve requests and one metrics endpoint, replace one that ended, end with the first one, and log only JSON lines', async () => {
    const metricsPort = await freePort();
    await start({ WEB_PROCESSES: '2', METRICS_PORT: String(metricsPort) });
    await shop.open;
    const [first = 0, second = 0] = childrenOf(shop.pid);
    expect(second).toBeGreaterThan(0);
    await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ nothing }"}',
    });
    await fetch(`${shop.url}/api/unknown`);

    expect(await measuredProcesses(metricsPort)).toEqual(['0', '1', '2']);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => childrenOf(shop.pid).filter((pid) => pid !== first)).toHaveLength(2);
    expect(await isAnswering()).toBe(true);
    await expect
      .poll(() => measuredProcesses(metricsPort), {
        timeout: 60_000, // the new one is left out while it starts
      })
      .toEqual(['0', '2', '3']);

    const children = childrenOf(shop.pid);
    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(0);
    for (const pid of children) expect(() => process.kill(pid, 0)).toThrow();
    const lines = printed().map(({ msg }) => msg);
    expect(lines).toContain('Kirana is open.');
    expect(lines).toContain('A process that serves requests has ended. Another one is started.');
  });
});

describe('a start that fails in production', () => {
  it('logs one JSON line', async () => {
    await start({ PUBLIC_URL: 'http://shop.example' });
    expect(await shop.ended).toBe(1);
    expect(printed()).toEqual([expect.objectContaining({ level: 50, msg: expect.stringContaining('PUBLIC_URL') })]);
  });
});
