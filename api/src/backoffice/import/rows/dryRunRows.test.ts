import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import {
  importCsv,
  NO_STORAGE,
  SHOP_URL,
  uploadCsv,
  rowValidations,
  processUntilIdle,
} from '../../../testing/importFixtures.ts';
import { makeProduct, makeStaff } from '../../../testing/fixtures.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { truncateCatalogue, catalogueContents } from '../../../testing/catalogueContents.ts';
import { dryRunRows } from './dryRunRows.ts';
import { applyRows } from './applyRows.ts';
import { startImport } from '../startImport.ts';

const HEADER = 'sku,name,brand,unit,price,discount,stock,description,category,sub_category,details';
const MILK = 'MILK-1,Taaza,Amul,500 ml,28.50,10,7,Good milk.,Dairy,Milk,Shelf life: 2 days';

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  admin = await makeStaff('CATALOGUE');
});

const services = () => ({ pubSub: sharedPubSub(), now: new Date() });

describe('a dry run', () => {
  it('reports which rows are new, changed, unchanged and rejected, and changes nothing', async () => {
    await importCsv(admin, `${HEADER}\n${MILK}\nCURD-1,Curd,,200 g,20,0,1,Thick.,Dairy,Curd,\n`);
    const before = await catalogueContents();
    const importId = await uploadCsv(
      admin,
      `${HEADER}\n${MILK.replace('28.50', '30').replace('Shelf life: 2 days', '')}
CURD-1,Curd,,200 g,20.00,0,1,Thick.,dairy,CURD,
CHIPS-1,Chips,,50 g,20,0,5,Crisp.,Snacks,Chips,
BAD-1,,,50 g,-1,500,x,,Snacks,Chips,nonsense\n`,
    );
    expect(await processUntilIdle(importId)).toMatchObject({
      ...{
        status: 'CHECKED',
        rowCount: 4,
        checkedCount: 4,
        createCount: 1,
        updateCount: 1,
        unchangedCount: 1,
        rejectedCount: 1,
      },
      ...{ newCategories: ['Snacks'], newSubCategories: ['Chips'], doneCount: 0, startedAt: null, finishedAt: null },
    });
    expect(await rowValidations(importId)).toEqual([
      {
        outcome: 'UPDATE',
        issues: [],
        changes: [
          { field: 'price', before: '28.50', after: '30' },
          { field: 'details', before: 'Shelf life: 2 days', after: null },
        ],
      },
      { outcome: 'UNCHANGED', issues: [], changes: [] },
      { outcome: 'CREATE', issues: [], changes: [] },
      {
        outcome: 'REJECTED',
        issues: [
          { column: 'name', reason: 'Name is missing' },
          { column: 'price', reason: 'Price must be in rupees, such as 49 or 49.50' },
          { column: 'discount', reason: 'Discount must be a whole number from 0 to 100' },
          { column: 'stock', reason: 'Stock must be a whole number' },
          { column: 'description', reason: 'Description is missing' },
          { column: 'details', reason: 'Write each line of details as a name, a colon and a value' },
        ],
        changes: [],
      },
    ]);
    expect(await catalogueContents()).toEqual(before);
  });

  it('shortens long addresses, which a check before an upgrade has stored so', async () => {
    await makeProduct({ sku: 'P-1' });
    const address = `https://pictures.example/${'a'.repeat(400)}.jpg`;
    const importId = await uploadCsv(admin, `sku,images\nP-1,${address}\n`);
    await processUntilIdle(importId);
    expect(await rowValidations(importId)).toMatchObject([
      { outcome: 'UPDATE', changes: [{ field: 'images', after: `${address.slice(0, 300)}…` }] },
    ]);
  });

  it('lists each new name once, in its first spelling', async () => {
    const rows = ['Snacks|snacks,Chips', 'SNACKS,CHIPS', 'Snacks|Party,Chips|Nuts'];
    const csv = rows.map((cells, at) => `P-${at},Chips,50 g,20,Crisp.,${cells}\n`).join('');
    const importId = await uploadCsv(admin, `sku,name,unit,price,description,category,sub_category\n${csv}`);
    expect(await processUntilIdle(importId)).toMatchObject({
      newCategories: ['Snacks', 'Party'],
      newSubCategories: ['Chips', 'Nuts'],
    });
  });

  it('puts new products of a file with one level of categories into sub-categories of the same names', async () => {
    const { id: productId } = await makeProduct({ sku: 'OLD-1' });
    const rows = ['P-1,A,1 kg,1,Good.,Pantry|Offers', 'P-2,B,1 kg,1,Good.,', 'P-3,C,1 kg,1,Good.,pantry'];
    const importId = await uploadCsv(
      admin,
      `sku,name,unit,price,description,category\n${rows.join('\n')}\nOLD-1,,,,,Pantry`,
    );
    expect(await processUntilIdle(importId)).toMatchObject({
      ...{ newCategories: ['Pantry', 'Offers'], newSubCategories: ['Pantry'], rejectedCount: 0 },
    });
    await startImport(admin, { importId }, services());
    await processUntilIdle(importId);
    const linked = await db.product.findMany({
      where: { sku: { in: ['P-1', 'P-2', 'P-3'] } },
      orderBy: { sku: 'asc' },
      select: { subCategories: { select: { subCategory: { select: { name: true } } } } },
    });
    expect(linked.map(({ subCategories }) => subCategories.map(({ subCategory }) => subCategory.name))).toEqual([
      ['Pantry'],
      [],
      ['Pantry'],
    ]);
    expect(await db.productSubCategory.count({ where: { productId } })).toBe(0);
  });

  it('generates the SKU of a row without one, and rejects a row of a deleted product and a new sub-category without a category', async () => {
    await makeProduct({ sku: 'GONE-1', deletedAt: new Date() });
    const importId = await uploadCsv(
      admin,
      'sku,name,unit,price,description,sub_category\n,A,1 kg,1,Good.,\ngone-1,A,1 kg,1,Good.,\nNEW-1,A,1 kg,1,Good.,Nowhere\n',
    );
    await processUntilIdle(importId);
    expect((await rowValidations(importId)).map(({ issues }) => issues)).toEqual([
      [],
      [{ column: 'sku', reason: 'The product with this SKU was deleted' }],
      [{ column: 'sub_categories', reason: 'Nowhere is new and needs a category' }],
    ]);
  });

  it('takes as many statements for many rows as for a few', async () => {
    const statementsFor = async (count: number) => {
      const csv = Array.from({ length: count }, (_, at) => `P-${at},A,1 kg,1,Good.,C${at},S${at}`).join('\n');
      const importId = await uploadCsv(admin, `sku,name,unit,price,description,category,sub_category\n${csv}`);
      const check = await countStatements(() => dryRunRows({ importId, after: 0 }, { publicUrl: SHOP_URL }));
      await startImport(admin, { importId }, services());
      const writeBlock = await countStatements(() =>
        applyRows({ importId, after: 0 }, { publicUrl: SHOP_URL, storage: NO_STORAGE }),
      );
      await processUntilIdle(importId);
      await truncateCatalogue();
      return [check.statements.length, writeBlock.statements.length];
    };
    await statementsFor(2); // renders the picture of new categories
    expect(await statementsFor(300)).toEqual(await statementsFor(3));
  });
});
