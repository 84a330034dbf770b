import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import {
  importCsv,
  importRowsOf,
  startAndProcess,
  uploadCsv,
  processUntilIdle,
} from '../../../testing/importFixtures.ts';
import { makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { truncateCatalogue, expectLedgerBalanced } from '../../../testing/catalogueContents.ts';
import { discardImport, startImport } from '../startImport.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  admin = await makeStaff('CATALOGUE');
});

const services = () => ({ pubSub: sharedPubSub(), now: new Date() });

/** A file with a number of products. */
const many = (count: number, price = 1) =>
  `sku,name,unit,price,stock,description\n${Array.from({ length: count }, (_, at) => `P-${at},Name ${at},1 kg,${price},${at % 9},Good.\n`).join('')}`;

describe('the run of an import', () => {
  it('applies 1,000 rows in blocks, of which the last one is full', async () => {
    expect(await importCsv(admin, many(1000))).toMatchObject({ status: 'DONE', createCount: 1000, doneCount: 1000 });
    expect(await importCsv(admin, many(1000, 2))).toMatchObject({ updateCount: 1000, doneCount: 1000 });
    expect(await db.product.aggregate({ _count: true, _min: { mrpPaise: true } })).toMatchObject({
      _count: 1000,
      _min: { mrpPaise: 200 },
    });
    await expectLedgerBalanced();
  });

  it('keeps the blocks before a failing one, rolls that one back, and resumes there', async () => {
    const importId = await uploadCsv(admin, many(520));
    await processUntilIdle(importId);
    await db.$executeRaw`ALTER TABLE products ADD CONSTRAINT trap CHECK (sku <> 'P-510')`;
    const reported: unknown[] = [];
    const failed = await startAndProcess(admin, importId, { report: (error) => reported.push(error) });
    expect(failed).toMatchObject({
      ...{ status: 'FAILED', doneCount: 500, failure: 'Stopped at row 502: something went wrong on our side.' },
    });
    expect(reported).toHaveLength(1);
    expect(await db.product.count()).toBe(500);
    await db.$executeRaw`ALTER TABLE products DROP CONSTRAINT trap`;
    expect(await startAndProcess(admin, importId)).toMatchObject({
      status: 'DONE',
      failure: null,
      doneCount: 520,
      createCount: 520,
    });
    expect(await db.product.count()).toBe(520);
    expect(await db.auditEntry.count({ where: { batchId: importId, action: 'PRODUCT_IMPORT' } })).toBe(520);
    await expectLedgerBalanced();
  });

  it('excludes another running import', async () => {
    const [one, two] = [await uploadCsv(admin, many(2)), await uploadCsv(admin, many(3))];
    await Promise.all([processUntilIdle(one), processUntilIdle(two)]);
    const started = await Promise.allSettled(
      [one, two].map((importId) => startImport(admin, { importId }, services())),
    );
    const refused = started.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      { status: 'rejected', reason: new CatalogueImportNotReadyError('Another import is running') },
    ]);
    for (const importId of [one, two]) await processUntilIdle(importId);
    expect(await db.catalogueImport.count({ where: { status: 'DONE' } })).toBe(1);
  });

  it('applies rows once, whatever the number of jobs', async () => {
    const importId = await uploadCsv(admin, many(1010));
    await Promise.all([processUntilIdle(importId), processUntilIdle(importId), processUntilIdle(importId)]);
    await startImport(admin, { importId }, services());
    await Promise.all([processUntilIdle(importId), processUntilIdle(importId), processUntilIdle(importId)]);
    expect(
      await db.auditEntry.count({
        where: { action: { in: ['PRODUCT_IMPORT', 'CATALOGUE_IMPORT'] }, batchId: importId },
      }),
    ).toBe(1012);
    await expectLedgerBalanced();
  });

  it('needs an import that is ready', async () => {
    const importId = await uploadCsv(admin, many(1));
    const start = () => startImport(admin, { importId }, services());
    await expect(start()).rejects.toThrow('This file is still being checked');
    await processUntilIdle(importId);
    await startAndProcess(admin, importId);
    await expect(start()).rejects.toThrow('This import is already done');
    await expect(startImport(admin, { importId: newId() }, services())).rejects.toBeInstanceOf(
      CatalogueImportNotFoundError,
    );
    await expect(startImport(await makeShopper(), { importId }, services())).rejects.toThrow('Do not have permission');
  });

  it('resumes a dry run that stopped', async () => {
    const importId = await uploadCsv(admin, many(3));
    await db.catalogueImport.update({ where: { id: importId }, data: { status: 'FAILED', failure: 'Stopped.' } });
    expect(await startAndProcess(admin, importId)).toMatchObject({ status: 'CHECKED', failure: null, checkedCount: 3 });
    expect(await db.product.count()).toBe(0);
  });
});

describe('discardImport', () => {
  it('deletes the rows and keeps applied changes', async () => {
    const importId = await uploadCsv(admin, many(1));
    await processUntilIdle(importId);
    await discardImport(admin, { importId }, services());
    expect(await db.catalogueImport.findUnique({ where: { id: importId } })).toMatchObject({
      status: 'DISCARDED',
      finishedAt: expect.any(Date) as unknown,
    });
    expect(await importRowsOf(importId)).toEqual([]);
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'DISCARDED' });
    await expect(discardImport(admin, { importId }, services())).rejects.toBeInstanceOf(CatalogueImportNotReadyError);
    await expect(startImport(admin, { importId }, services())).rejects.toThrow('This import was discarded');
  });

  it('needs an existing import and an admin', async () => {
    await expect(discardImport(admin, { importId: newId() }, services())).rejects.toBeInstanceOf(
      CatalogueImportNotFoundError,
    );
    await expect(discardImport(await makeShopper(), { importId: newId() }, services())).rejects.toThrow('permission');
  });
});
