import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../api/src/platform/db/embedded/postmaster.ts';
import { spawnServer } from '../../../api/src/testing/server/spawnServer.ts';

/** A second server of the shop, with limits and challenges, which the shop of the other journeys does without. */
export interface ChallengingShop {
  url: string;
  close: () => Promise<void>;
}

/** Starts it on the database of the journeys. The header `X-Forwarded-For` chooses a client's network. */
export async function startChallengingShop(settings: Record<string, string>): Promise<ChallengingShop> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kirana-e2e-'));
  await chmod(directory, 0o755); // as folders usually are; an embedded database may run as another account
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await spawnServer(
    {
      E2E_CLOCK_OFFSET: process.env['E2E_CLOCK_OFFSET'] ?? '0',
      DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: directory,
      JOBS: 'off',
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '100000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    [path.join(import.meta.dirname, '../../../e2e/setup/shiftServerClock.ts')],
  );
  await server.open;
  return {
    url,
    async close() {
      server.signal('SIGTERM');
      await server.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
