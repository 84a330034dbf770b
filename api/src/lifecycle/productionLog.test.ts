import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '../testing/server/serverProcesses.ts';
import { spawnServer, type ServerProcess } from '../testing/server/spawnServer.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../testing/secretFixture.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-log-'));
let shop: ServerProcess;

afterEach(async () => {
  shop.signal('SIGKILL');
  await shop.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<void> {
  shop = await spawnServer({
    NODE_ENV: 'production',
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: dataDir,
    JWT_SECRET: TEST_SECRET,
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SHUTDOWN_DELAY: '0',
    ...environment,
  });
}

/** What the process printed, a JSON object a line. */
function printed(): { level: number; msg: string }[] {
  return `${shop.stdout()}${shop.stderr()}`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { level: number; msg: string }); // the test fails when a line is not JSON
}

describe('in production the log has JSON lines alone', () => {
  it('of a start, requests and an end with two processes', async () => {
    await start({ WEB_PROCESSES: '2' });
    await shop.open;
    await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ nothing }"}',
    });
    await fetch(`${shop.url}/api/unknown`);
    shop.signal('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(printed().map(({ msg }) => msg)).toContain('Kirana is open.');
  });

  it('of a start that fails', async () => {
    await start({ PUBLIC_URL: 'http://shop.example' });
    expect(await shop.ended).toBe(1);
    expect(printed()).toEqual([expect.objectContaining({ level: 50, msg: expect.stringContaining('PUBLIC_URL') })]);
  });
});
