import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { importCsv, rowsOf, run, uploadCsv, workOff } from '../../testing/catalogueImports.ts';
import { makeShopper, newId } from '../../testing/fixtures.ts';
import { testEvents } from '../../testing/testEvents.ts';
import { emptyShop, expectLedgerToAddUp } from '../../testing/wholeCatalogue.ts';
import { discardImport } from './discardImport.ts';
import { CatalogueImportGoneError, CatalogueImportNotReadyError } from './importErrors.ts';
import { startImport } from './startImport.ts';

let admin: Viewer;
beforeEach(async () => {
  await emptyShop();
  admin = await makeShopper({ role: 'ADMIN' });
});

const means = () => ({ events: testEvents(), now: new Date() });

/** A file of so many products. */
const many = (count: number, price = 1) =>
  `sku,name,unit,price,stock,description\n${Array.from({ length: count }, (_, at) => `P-${at},Name ${at},1 kg,${price},${at % 9},Good.\n`).join('')}`;

describe('the run of an import', () => {
  it('takes 1,500 rows in blocks', async () => {
    expect(await importCsv(admin, many(1500))).toMatchObject({ status: 'DONE', createCount: 1500, doneCount: 1500 });
    expect(await importCsv(admin, many(1500, 2))).toMatchObject({ updateCount: 1500, doneCount: 1500 });
    expect(await db.product.aggregate({ _count: true, _min: { mrpPaise: true } })).toMatchObject({
      _count: 1500,
      _min: { mrpPaise: 200 },
    });
    await expectLedgerToAddUp();
  });

  it('keeps the blocks before one that fails, nothing of that one, and goes on from there', async () => {
    const importId = await uploadCsv(admin, many(1200));
    await workOff(importId);
    await db.$executeRaw`ALTER TABLE products ADD CONSTRAINT trap CHECK (sku <> 'P-700')`;
    const reported: unknown[] = [];
    const failed = await run(admin, importId, { report: (error) => reported.push(error) });
    expect(failed).toMatchObject({
      ...{ status: 'FAILED', doneCount: 500, failure: 'Stopped at row 502: something went wrong on our side.' },
    });
    expect(reported).toHaveLength(1);
    expect(await db.product.count()).toBe(500);
    await db.$executeRaw`ALTER TABLE products DROP CONSTRAINT trap`;
    expect(await run(admin, importId)).toMatchObject({
      status: 'DONE',
      failure: null,
      doneCount: 1200,
      createCount: 1200,
    });
    expect(await db.product.count()).toBe(1200);
    expect(await db.auditEntry.count({ where: { batchId: importId, action: 'PRODUCT_IMPORT' } })).toBe(1200);
    await expectLedgerToAddUp();
  });

  it('is one at a time', async () => {
    const [one, two] = [await uploadCsv(admin, many(2)), await uploadCsv(admin, many(3))];
    await Promise.all([workOff(one), workOff(two)]);
    const started = await Promise.allSettled([one, two].map((importId) => startImport(admin, { importId }, means())));
    const refused = started.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: new CatalogueImportNotReadyError('Another import is under way') },
    ]);
    for (const importId of [one, two]) await workOff(importId);
    expect(await db.catalogueImport.count({ where: { status: 'DONE' } })).toBe(1);
  });

  it('is done once, however many jobs are at it', async () => {
    const importId = await uploadCsv(admin, many(1100));
    await Promise.all([workOff(importId), workOff(importId), workOff(importId)]);
    await startImport(admin, { importId }, means());
    await Promise.all([workOff(importId), workOff(importId), workOff(importId)]);
    expect(
      await db.auditEntry.count({
        where: { action: { in: ['PRODUCT_IMPORT', 'CATALOGUE_IMPORT'] }, batchId: importId },
      }),
    ).toBe(1102);
    await expectLedgerToAddUp();
  });

  it('wants an import that is ready', async () => {
    const importId = await uploadCsv(admin, many(1));
    const start = () => startImport(admin, { importId }, means());
    await expect(start()).rejects.toThrow('This file is still being tried out');
    await workOff(importId);
    await run(admin, importId);
    await expect(start()).rejects.toThrow('This import is done already');
    await expect(startImport(admin, { importId: newId() }, means())).rejects.toBeInstanceOf(CatalogueImportGoneError);
    await expect(startImport(await makeShopper(), { importId }, means())).rejects.toThrow('Do not have permission');
  });

  it('goes on with a dry run that stopped', async () => {
    const importId = await uploadCsv(admin, many(3));
    await db.catalogueImport.update({ where: { id: importId }, data: { status: 'FAILED', failure: 'Stopped.' } });
    expect(await run(admin, importId)).toMatchObject({ status: 'CHECKED', failure: null, checkedCount: 3 });
    expect(await db.product.count()).toBe(0);
  });
});

describe('discardImport', () => {
  it('throws the rows away, and what is done stays', async () => {
    const importId = await uploadCsv(admin, many(1));
    await workOff(importId);
    await discardImport(admin, { importId }, means());
    expect(await db.catalogueImport.findUnique({ where: { id: importId } })).toMatchObject({
      status: 'DISCARDED',
      finishedAt: expect.any(Date) as unknown,
    });
    expect(await rowsOf(importId)).toEqual([]);
    expect(await workOff(importId)).toMatchObject({ status: 'DISCARDED' });
    await expect(discardImport(admin, { importId }, means())).rejects.toBeInstanceOf(CatalogueImportNotReadyError);
    await expect(startImport(admin, { importId }, means())).rejects.toThrow('This import was discarded');
  });

  it('knows its import, and its admin', async () => {
    await expect(discardImport(admin, { importId: newId() }, means())).rejects.toBeInstanceOf(CatalogueImportGoneError);
    await expect(discardImport(await makeShopper(), { importId: newId() }, means())).rejects.toThrow('permission');
  });
});
