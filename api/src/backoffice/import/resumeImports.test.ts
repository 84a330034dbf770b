import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { importCsv, importServices, processUntilIdle, uploadCsv } from '../../testing/importFixtures.ts';
import { makeStaff } from '../../testing/fixtures.ts';
import { sharedPubSub } from '../../testing/graphql/sharedPubSub.ts';
import { processImport } from './processImport.ts';
import { resumeImports, withChangeLock } from '../catalogue/changeJob.ts';
import { startImport } from './startImport.ts';

const ROWS = 700;
let admin: Viewer;

beforeAll(async () => {
  admin = await makeStaff('CATALOGUE');
});

/** Processes the next block of an import, as a job whose process ends after it. */
async function processBlock(importId: string) {
  await processImport(importId, importServices({ signal: AbortSignal.abort() }));
  return db.catalogueImport.findUniqueOrThrow({ where: { id: importId } });
}

const csvOf = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => `P-${at},Name ${at},1 kg,10,${at % 9},Good.,C ${at % 40}`);
  return `sku,name,unit,price,stock,description,category\n${rows.join('\n')}\n`;
};

describe('an import whose job ends after each block', () => {
  it('loses no row and applies no row twice', async () => {
    const importId = await uploadCsv(admin, csvOf(ROWS));
    const checked: number[] = [];
    let state = await processBlock(importId);
    while (state.status === 'CHECKING') {
      checked.push(state.checkedCount);
      state = await processBlock(importId);
    }
    expect(state).toMatchObject({ status: 'CHECKED', checkedCount: ROWS, createCount: ROWS });
    expect(new Set(checked.filter((count) => count > 0 && count < ROWS)).size).toBeGreaterThan(0);

    await startImport(admin, { importId }, { pubSub: sharedPubSub(), now: new Date() });
    const applied: number[] = [];
    state = await processBlock(importId);
    while (state.status === 'RUNNING') {
      applied.push(state.doneCount);
      expect(await db.product.count({ where: { sku: { startsWith: 'P-' } } })).toBe(state.doneCount);
      state = await processBlock(importId);
    }
    expect(new Set(applied.filter((count) => count < ROWS)).size).toBeGreaterThan(0);
    expect(state).toMatchObject({ status: 'DONE', createCount: ROWS, doneCount: ROWS, failure: null });
    const entries = { batchId: importId, action: 'PRODUCT_IMPORT' } as const;
    expect(await db.auditEntry.groupBy({ by: ['subjectId'], where: entries })).toHaveLength(ROWS);
    expect(await db.auditEntry.count({ where: entries })).toBe(ROWS);
    expect(await db.auditEntry.count({ where: { ...entries, action: 'CATALOGUE_IMPORT' } })).toBe(2); // its beginning and its end
  });
});

describe('resumeImports', () => {
  it('queues only imports that no job processes', async () => {
    await importCsv(admin, 'sku,price\nP-1,11\n');
    const [one, two] = [await uploadCsv(admin, 'sku\nA\n'), await uploadCsv(admin, 'sku\nB\n')];
    await withChangeLock(one, async () => {
      expect(await resumeImports()).toEqual([two]);
      expect(await withChangeLock(one, async () => 'alone')).toBe('busy');
    });
    expect(await resumeImports()).toEqual([one, two]);
    await Promise.all([processUntilIdle(one), processUntilIdle(two)]);
    expect(await resumeImports()).toEqual([]);
  });
});
