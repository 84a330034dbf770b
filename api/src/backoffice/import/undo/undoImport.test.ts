import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { findUnusedPictures } from '../../../platform/media/removePictures.ts';
import { truncateCatalogue, expectLedgerBalanced } from '../../../testing/catalogueContents.ts';
import { makeCollection, makeProduct, makeShopper, makeStaff, makeSubCategory } from '../../../testing/fixtures.ts';
import { makeOrder } from '../../../testing/orderFixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { importCsv, importRowsOf, importServices, processUntilIdle } from '../../../testing/importFixtures.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { discardImport, startImport, startUndo, startUndoCheck } from '../startImport.ts';
import { CatalogueImportNotReadyError } from '../importErrors.ts';
import { processImport } from '../processImport.ts';
import { undoRows } from './undoImport.ts';

const HEADER = 'sku,name,unit,price,stock,description,category,sub_category';
const DAY_MS = 24 * 60 * 60 * 1000;

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  admin = await makeStaff('CATALOGUE');
});

const services = (now = new Date()) => ({ pubSub: sharedPubSub(), now });
/** Checks what the undo would do. */
async function check(importId: string) {
  await startUndoCheck(admin, { importId }, services());
  return processUntilIdle(importId);
}
async function undo(importId: string) {
  await check(importId);
  await startUndo(admin, { importId }, services());
  return processUntilIdle(importId);
}
const productOf = (sku: string) => db.product.findUniqueOrThrow({ where: { sku } });
const many = (count: number) =>
  `${HEADER}\n${Array.from({ length: count }, (_, at) => `P-${at},Name ${at},1 kg,9,${at % 9},Good.,New,Newer\n`).join('')}`;
const issuesOf = async (importId: string) =>
  (await importRowsOf(importId)).flatMap(({ sku, undoIssue }) => (undoIssue === null ? [] : [[sku, undoIssue]]));

describe('the undo of an import', () => {
  it('deletes created products and categories, and restores changed products and their stock', async () => {
    const { id } = await makeProduct({ sku: 'OLD', name: 'Old', mrpPaise: 5000, stock: 20 });
    const { categoryId } = await makeSubCategory([id]);
    const former = await db.productPicture.findMany({ where: { productId: id } });
    const file = `${HEADER},images\nOLD,,,60,50,,Snacks,Chips,\nNEW,Tea,250 g,99,7,Good.,Snacks,Chips,\n`;
    const { id: importId } = await importCsv(admin, file);
    await db.product.update({ where: { id }, data: { stock: { decrement: 5 } } }); // sold since
    await db.stockMovement.create({ data: { productId: id, delta: -5, reason: 'MANUAL' } });
    const clouds = [null];
    expect(await findUnusedPictures({ before: new Date(), clouds, count: 10 })).toEqual([]);

    expect(await check(importId)).toMatchObject({
      ...{ status: 'UNDO_CHECKED', undoDeleteCount: 1, undoRestoreCount: 1, undoKeepCount: 0 },
    });
    expect(await productOf('OLD')).toMatchObject({ mrpPaise: 6000 });
    expect(await undo(importId)).toMatchObject({ status: 'UNDONE', undoDeleteCount: 1, undoRestoreCount: 1 });

    expect(await productOf('OLD')).toMatchObject({ mrpPaise: 5000, stock: 15 });
    expect(await db.productCategory.findMany({ where: { productId: id } })).toMatchObject([{ categoryId }]);
    expect(await db.productPicture.findMany({ where: { productId: id } })).toEqual(former);
    expect(await db.product.findUnique({ where: { sku: 'NEW' } })).toBeNull();
    expect(await db.product.count({ where: { deletedAt: { not: null }, sku: { startsWith: 'NEW~' } } })).toBe(1);
    expect(await db.category.findMany({ select: { id: true } })).toEqual([{ id: categoryId }]);
    expect(await db.subCategory.count({ where: { name: 'Chips' } })).toBe(0);
    await expectLedgerBalanced();
    const entries = await db.auditEntry.findMany({ where: { batchId: importId }, orderBy: { id: 'asc' } });
    const actions = entries.map(({ action }) => action);
    for (const action of ['PRODUCT_DELETE', 'PRODUCT_UPDATE', 'CATEGORY_DELETE', 'SUB_CATEGORY_DELETE'] as const) {
      expect(actions).toContain(action);
    }
    const again = await importCsv(admin, `${HEADER}\nNEW,Tea,250 g,99,7,Good.,Snacks,Chips\n`);
    expect(again).toMatchObject({ createCount: 1, doneCount: 1 });
  });

  it('leaves what was ordered, changed or deleted since, and says so before', async () => {
    await makeProduct({ sku: 'OLD', mrpPaise: 5000 });
    const rows = ['ORDERED', 'CHANGED', 'COUNTED', 'GONE', 'FINE'].map((sku) => `${sku},Tea,1 kg,9,5,Good.,New,Newer`);
    const { id: importId } = await importCsv(admin, [HEADER, 'OLD,,,60,,,,', ...rows].join('\n'));
    const { id: orderedId } = await productOf('ORDERED');
    const { orderId } = await makeOrder([1]);
    await db.orderLine.updateMany({ where: { orderId }, data: { productId: orderedId } });
    await db.product.update({ where: { sku: 'OLD' }, data: { mrpPaise: 7000 } });
    await db.product.update({ where: { sku: 'CHANGED' }, data: { name: 'Better tea' } });
    await db.product.update({ where: { sku: 'COUNTED' }, data: { stock: 6 } });
    await db.product.update({ where: { sku: 'GONE' }, data: { deletedAt: new Date() } });
    const checked = await check(importId);
    const issues = [
      ['OLD', 'The product has since been changed again'],
      ['ORDERED', 'The product has since been ordered'],
      ['CHANGED', 'The product has since been changed again'],
      ['COUNTED', 'The product has since been changed again'],
      ['GONE', 'The product has since been deleted'],
    ];
    expect(await issuesOf(importId)).toEqual(issues);
    expect(checked).toMatchObject({ undoDeleteCount: 1, undoRestoreCount: 0, undoKeepCount: 5 });
    const { data } = await executeGraphql(
      'query ($id: ID!) { catalogueImport(id: $id) { undoKeepCount isUndoable rows(hasUndoIssue: true, first: 2) { totalCount edges { node { sku undoIssue } } } } }',
      { id: encodeId('CatalogueImport', importId) },
      admin,
    );
    expect(data.catalogueImport).toMatchObject({ isUndoable: true, rows: { totalCount: 5, edges: [{}, {}] } });
    await startUndo(admin, { importId }, services());
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'UNDONE', undoDeleteCount: 1, undoKeepCount: 5 });
    expect(await issuesOf(importId)).toEqual(issues);
    expect(await productOf('OLD')).toMatchObject({ mrpPaise: 7000 });
    expect(await db.category.count({ where: { name: 'New' } })).toBe(1); // products that stay use it
  });

  it.each(['categoryIds', 'subCategoryIds'])(
    'keeps categories that the %s of a collection’s rules name',
    async (rule) => {
      const { id: importId } = await importCsv(admin, many(1));
      const { id } =
        rule === 'categoryIds' ? await db.category.findFirstOrThrow() : await db.subCategory.findFirstOrThrow();
      await makeCollection({ filter: { [rule]: [id] }, sort: 'POPULARITY' });
      expect(await undo(importId)).toMatchObject({ status: 'UNDONE', undoDeleteCount: 1 });
      expect(await db.category.count()).toBe(1);
      expect(await db.subCategory.count()).toBe(rule === 'categoryIds' ? 0 : 1);
    },
  );

  it('keeps a category that has days since', async () => {
    const { id: importId } = await importCsv(admin, many(1));
    await db.category.updateMany({ data: { startsOn: new Date('2026-01-01') } });
    await undo(importId);
    expect(await db.category.count()).toBe(1);
  });

  it('works in blocks with as many statements for each, and resumes after a failure', async () => {
    const { id: importId } = await importCsv(admin, many(560));
    expect(await check(importId)).toMatchObject({ undoDeleteCount: 560 });
    await startUndo(admin, { importId }, services());
    const { statements } = await countStatements(() => undoRows({ importId, after: 0 }));
    await db.$executeRaw`ALTER TABLE products ADD CONSTRAINT trap CHECK (sku NOT LIKE 'P-520~%')`;
    const reported: unknown[] = [];
    await processImport(importId, importServices({ report: (error) => reported.push(error) }));
    const failed = await db.catalogueImport.findUniqueOrThrow({ where: { id: importId } });
    expect(failed).toMatchObject({
      ...{
        status: 'UNDO_FAILED',
        undoDeleteCount: 500,
        failure: 'The undo stopped: something went wrong on our side.',
      },
    });
    expect(reported).toHaveLength(1);
    await db.$executeRaw`ALTER TABLE products DROP CONSTRAINT trap`;
    await startUndo(admin, { importId }, services());
    expect(await processUntilIdle(importId)).toMatchObject({ status: 'UNDONE', undoDeleteCount: 560, failure: null });
    expect(await db.product.count({ where: { deletedAt: null } })).toBe(0);
    expect(await db.category.count()).toBe(0);
    expect(statements.length).toBeLessThan(25);
  });

  it('undoes what a discarded import had applied', async () => {
    const { id: importId } = await importCsv(admin, many(3));
    await db.$executeRaw`UPDATE catalogue_imports SET status = 'RUNNING', done_count = 2 WHERE id = ${importId}::uuid`;
    await db.$executeRaw`UPDATE import_rows SET done_at = NULL, product_id = NULL WHERE import_id = ${importId}::uuid AND sku = 'P-2'`;
    await discardImport(admin, { importId }, services());
    expect(await undo(importId)).toMatchObject({ status: 'UNDONE', undoDeleteCount: 2 });
    expect(await productOf('P-2')).toMatchObject({ deletedAt: null });
  });

  it('can be done once, within seven days, and after its check', async () => {
    const { id: importId } = await importCsv(admin, many(1));
    const later = services(new Date(Date.now() + 8 * DAY_MS));
    await expect(startUndoCheck(admin, { importId }, later)).rejects.toThrow('An import can be undone within 7 days');
    await expect(startUndo(admin, { importId }, services())).rejects.toThrow('Check what undoing would do');
    expect(await undo(importId)).toMatchObject({ status: 'UNDONE' });
    await expect(startUndoCheck(admin, { importId }, services())).rejects.toThrow(
      'This import has already been undone',
    );
    await expect(startImport(admin, { importId }, services())).rejects.toBeInstanceOf(CatalogueImportNotReadyError);
    const { id: unchanged } = await importCsv(admin, 'sku,name\nX,\n');
    await expect(startUndoCheck(admin, { importId: unchanged }, services())).rejects.toThrow('changed nothing');
    await expect(startUndoCheck(await makeShopper(), { importId }, services())).rejects.toThrow('permission');
  });
});
