import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT_DIRECTORY } from '../../api/src/platform/config/config.ts';
import { db } from '../../api/src/platform/db/client.ts';
import type { Viewer } from '../../api/src/platform/core/viewer.ts';
import { uploadCsv } from '../../api/src/testing/importFixtures.ts';
import { makeStaff } from '../../api/src/testing/fixtures.ts';
import { sharedPubSub } from '../../api/src/testing/graphql/sharedPubSub.ts';
import { testDatabaseUrl } from '../../api/src/testing/postgres/testDatabaseUrl.ts';
import { TEST_SECRET } from '../../api/src/testing/secretFixture.ts';
import { startImport } from '../../api/src/backoffice/import/startImport.ts';

const ROWS = 6000;
const folder = mkdtempSync(path.join(tmpdir(), 'kirana-worker-'));
let databaseUrl: string;
let admin: Viewer;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
  admin = await makeStaff('CATALOGUE');
  return () => rmSync(folder, { recursive: true });
});
afterEach(() => kill());

/** Starts `npm run worker` as a separate process. */
function startWorkerProcess(): void {
  const preload = path.join(ROOT_DIRECTORY, 'api/src/platform/db/preload.mjs');
  worker = spawn(process.execPath, ['--import', preload, path.join(ROOT_DIRECTORY, 'api/src/worker.ts')], {
    env: { NODE_ENV: 'test', DATABASE_URL: databaseUrl, JWT_SECRET: TEST_SECRET, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Kills the process without any cleanup. */
async function kill(): Promise<void> {
  const process = worker;
  worker = undefined;
  if (!process) return;
  const ended = once(process, 'close');
  process.kill('SIGKILL');
  await ended;
}

const csvOf = (price: number) => {
  const rows = Array.from({ length: ROWS }, (_, at) => `P-${at},Name ${at},1 kg,${price},${at % 9},Good.,C ${at % 40}`);
  return `sku,name,unit,price,stock,description,category\n${rows.join('\n')}\n`;
};

const stateOf = (id: string) => db.catalogueImport.findUniqueOrThrow({ where: { id } });

/** Waits until the worker has come so far. */
async function untilCount(
  id: string,
  isReached: (state: Awaited<ReturnType<typeof stateOf>>) => boolean,
): Promise<void> {
  await expect.poll(async () => isReached(await stateOf(id)), { interval: 5, timeout: 100_000 }).toBe(true);
}

async function expectEachRowOnce(batchId: string): Promise<void> {
  const entries = await db.auditEntry.groupBy({ by: ['subjectId'], where: { batchId, action: 'PRODUCT_IMPORT' } });
  expect(entries).toHaveLength(ROWS);
  expect(await db.auditEntry.count({ where: { batchId, action: 'PRODUCT_IMPORT' } })).toBe(ROWS);
  expect(await db.auditEntry.count({ where: { batchId, action: 'CATALOGUE_IMPORT' } })).toBe(2); // its beginning and its end
  const wrong = await db.$queryRaw`
    SELECT sku FROM products
    WHERE stock <> (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = products.id)`;
  expect(wrong).toEqual([]);
}

describe('an import whose process is killed', () => {
  it(
    'resumes its dry run where it stopped, then loses no row and applies no row twice, however often it is killed',
    { timeout: 300_000 },
    async () => {
      const importId = await uploadCsv(admin, csvOf(10));
      startWorkerProcess();
      await untilCount(importId, ({ checkedCount }) => checkedCount > 0);
      await kill();
      startWorkerProcess();
      await untilCount(importId, ({ status }) => status === 'CHECKED');
      expect(await stateOf(importId)).toMatchObject({ checkedCount: ROWS, createCount: ROWS });

      await startImport(admin, { importId }, { pubSub: sharedPubSub(), now: new Date() });
      for (const rows of [500, 2000, 4000]) {
        await untilCount(importId, ({ doneCount }) => doneCount >= rows);
        await kill();
        expect((await stateOf(importId)).status).toBe('RUNNING');
        const [counts] = await db.$queryRaw<{ done: number; products: number }[]>`
        SELECT done_count AS done, (SELECT count(*)::int FROM products) AS products
        FROM catalogue_imports WHERE id = ${importId}::uuid`;
        expect(counts?.products).toBe(counts?.done);
        startWorkerProcess();
      }
      await untilCount(importId, ({ status }) => status === 'DONE');
      expect(await stateOf(importId)).toMatchObject({ createCount: ROWS, doneCount: ROWS, failure: null });
      expect(await db.product.count()).toBe(ROWS);
      await expectEachRowOnce(importId);
    },
  );
});
