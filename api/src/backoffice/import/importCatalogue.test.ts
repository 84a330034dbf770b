import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import {
  importCsv,
  importRowsOf,
  NO_STORAGE,
  startAndProcess,
  SHOP_URL,
  uploadCsv,
  rowValidations,
  processUntilIdle,
} from '../../testing/importFixtures.ts';
import { makePicture, makeProduct, makeShopper, makeStaff, makeSubCategory } from '../../testing/fixtures.ts';
import { queuedPictureRemovals } from '../../testing/queuedPictureRemovals.ts';
import { truncateCatalogue, expectLedgerBalanced } from '../../testing/catalogueContents.ts';

const HEADER = 'sku,name,brand,unit,price,discount,stock,description,category,sub_category,details';
const MILK = 'MILK-1,Taaza,Amul,500 ml,28.50,10,7,Good milk.,Dairy,Milk,Shelf life: 2 days';

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  await db.picture.deleteMany({ where: { key: 'new-category-basket' } });
  admin = await makeStaff('CATALOGUE');
});

function productOf(sku: string) {
  return db.product.findUniqueOrThrow({
    where: { sku },
    include: {
      categories: { select: { category: { select: { name: true } } } },
      subCategories: { select: { subCategory: { select: { name: true } } } },
      pictures: { orderBy: { position: 'asc' }, select: { pictureId: true } },
      stockMovements: { orderBy: { id: 'asc' }, select: { delta: true, reason: true, actorId: true, note: true } },
    },
  });
}

describe('an import', () => {
  it('creates products with their categories, details and ledger', async () => {
    expect(await importCsv(admin, `${HEADER}\n${MILK}\n`)).toMatchObject({
      ...{ status: 'DONE', createCount: 1, doneCount: 1, actorId: admin.userId },
      ...{ startedAt: expect.any(Date) as unknown, finishedAt: expect.any(Date) as unknown },
    });
    expect(await productOf('MILK-1')).toMatchObject({
      ...{ name: 'Taaza', brand: 'Amul', unit: '500 ml', mrpPaise: 2850, discountPercent: 10, stock: 7, version: 1 },
      ...{ lowStockThreshold: 5, isPublished: true, details: { 'Shelf life': '2 days' }, description: 'Good milk.' },
      categories: [{ category: { name: 'Dairy' } }],
      subCategories: [{ subCategory: { name: 'Milk' } }],
      stockMovements: [{ delta: 7, reason: 'IMPORT', actorId: admin.userId, note: 'products.csv' }],
    });
    const subCategory = await db.subCategory.findFirstOrThrow({
      include: { categories: { include: { category: true } } },
    });
    expect(subCategory.categories.map(({ category }) => category.name)).toEqual(['Dairy']);
  });

  it('changes only the fields of its columns', async () => {
    await importCsv(admin, `${HEADER}\n${MILK}\n`);
    const before = await productOf('MILK-1');
    const result = await importCsv(admin, 'SKU,stock,published,brand,price\nmilk-1,3,no,,\n');
    expect(result).toMatchObject({ createCount: 0, updateCount: 1, doneCount: 1 });
    const { stockMovements, ...after } = await productOf('MILK-1');
    expect(after).toEqual({
      ...before,
      ...{ stock: 3, isPublished: false, brand: null, filterTokens: ['pack:ml 500'], version: 2 },
      updatedAt: expect.any(Date) as unknown,
      stockMovements: undefined,
    });
    expect(stockMovements.map(({ delta }) => delta)).toEqual([7, -4]);
    await expectLedgerBalanced();
  });

  it('gives new products without GST that of their first category with one, as the dry run shows', async () => {
    const { categoryId } = await makeSubCategory();
    await db.category.update({ where: { id: categoryId }, data: { name: 'Dairy', gstPercent: 5 } });
    const row = (sku: string, categories: string, gst: string) => `${sku},Taaza,500 ml,28,Good.,${categories},${gst}`;
    const file = ['sku,name,unit,price,description,categories,gst'];
    const rows = [row('A-1', 'Pets|dairy', ''), row('A-2', 'Pets', ''), row('A-3', 'Dairy', '18%')];
    const importId = await uploadCsv(admin, [...file, ...rows].join('\n'));
    expect(await processUntilIdle(importId)).toMatchObject({ gstDefaultCount: 1, gstMissingCount: 1 });
    expect((await importRowsOf(importId)).map(({ gst }) => gst)).toEqual([
      { percent: 5, category: 'Dairy' },
      { percent: 0, category: null },
      null,
    ]);
    const taxes = async () =>
      (await db.product.findMany({ orderBy: { sku: 'asc' } })).map(({ sku, gstPercent }) => [sku, gstPercent]);
    await db.category.update({ where: { id: categoryId }, data: { gstPercent: 12 } });
    expect(await startAndProcess(admin, importId)).toMatchObject({ createCount: 2, rejectedCount: 1 });
    expect((await rowValidations(importId))[0]).toMatchObject({
      issues: [{ column: 'gst_percent', reason: 'Its category’s GST was changed after the file was checked' }],
    });
    expect(await taxes()).toEqual([
      ['A-2', 0],
      ['A-3', 18],
    ]);
    await importCsv(admin, [...file, ...rows].join('\n'));
    expect(await taxes()).toContainEqual(['A-1', 12]);
  });

  it('changes the tax only where the file has its columns', async () => {
    const tax = async () => {
      const { gstPercent, hsnCode } = await productOf('MILK-1');
      return [gstPercent, hsnCode];
    };
    await importCsv(admin, `${HEADER},GST,HSN Code\n${MILK},5,04011000\n`);
    expect(await tax()).toEqual([5, '04011000']);
    await importCsv(admin, 'sku,price\nMILK-1,30\n');
    expect(await tax()).toEqual([5, '04011000']);
    await importCsv(admin, 'sku,gst_percent,hsn_code\nMILK-1,,\n');
    expect(await tax()).toEqual([5, null]);
    await importCsv(admin, 'sku,gst_percent,hsn_code\nMILK-1,0,0401\n');
    expect(await tax()).toEqual([0, '0401']);
  });

  it('sets and clears the limit per order where the file has its column', async () => {
    const limit = async () => (await productOf('MILK-1')).maxPerOrder;
    await importCsv(admin, `${HEADER}\n${MILK}\n`);
    expect(await limit()).toBeNull();
    await importCsv(admin, 'sku,max_per_order\nMILK-1,6\n');
    expect(await limit()).toBe(6);
    await importCsv(admin, 'sku,price\nMILK-1,30\n');
    expect(await limit()).toBe(6);
    await importCsv(admin, 'sku,max_per_order\nMILK-1,\n');
    expect(await limit()).toBeNull();
  });

  it('moves a product to other categories and removes former pictures', async () => {
    const { id } = await makeProduct({ sku: 'P-1' });
    await makeSubCategory([id]);
    const [{ pictureId = '' } = {}] = await db.productPicture.findMany({ where: { productId: id } });
    await importCsv(admin, 'sku,category,sub_category,images\nP-1,Snacks|Party,Chips,\n');
    await makeProduct({ sku: 'P-2', categories: { create: { categoryId: (await makeSubCategory()).categoryId } } });
    await importCsv(admin, 'sku,category\nP-2,\n');
    expect((await productOf('P-2')).categories).toEqual([]);
    const product = await productOf('P-1');
    expect(product.categories.map(({ category }) => category.name)).toEqual(['Snacks', 'Party']);
    expect(product.subCategories.map(({ subCategory }) => subCategory.name)).toEqual(['Chips']);
    expect(product.pictures).toEqual([]);
    expect(await queuedPictureRemovals()).toEqual([]); // the undo needs it
    expect(await db.importPicture.findMany({ where: { pictureId } })).toHaveLength(1);
  });

  it('attaches the shop’s own pictures in order, but no avatar', async () => {
    const [one, two, avatar] = [await makePicture(), await makePicture(), await makePicture()];
    const shopper = await makeShopper({ avatar: { connect: { id: avatar } } });
    await db.picture.update({ where: { id: avatar }, data: { ownerId: shopper.userId } });
    await db.picture.update({ where: { id: two }, data: { cloud: 'our-cloud' } });
    const keyOf = async (id: string) => (await db.picture.findUniqueOrThrow({ where: { id } })).key;
    const address = async (id: string) => `${SHOP_URL}/media/${await keyOf(id)}/384.webp`;
    const cloudinary = `https://res.cloudinary.com/our-cloud/image/upload/w_96/${await keyOf(two)}`;
    await makeProduct({ sku: 'P-1' });
    const importId = await uploadCsv(
      admin,
      `sku,images\nP-1,${cloudinary}|${await address(one)}\nP-2,${await address(avatar)}\n`,
    );
    expect(await processUntilIdle(importId)).toMatchObject({ pictureCount: 0, updateCount: 1, rejectedCount: 1 });
    await startAndProcess(admin, importId);
    expect((await productOf('P-1')).pictures.map(({ pictureId }) => pictureId)).toEqual([two, one]);
    expect((await importRowsOf(importId))[1]?.notices).toEqual([
      {
        ...{ column: 'images', reason: 'A picture was skipped: the shop has no such picture' },
        cell: await address(avatar),
      },
    ]);
  });

  it('creates each category and sub-category once, with one picture, whatever the number of rows', async () => {
    const csv = (prefix: string) =>
      Array.from({ length: 60 }, (_, at) => `${prefix}-${at},A,1 kg,1,Good.,C ${at % 3},S ${at % 7}`).join('\n');
    const header = 'sku,name,unit,price,description,category,sub_category\n';
    const drawn = new Map<string, Buffer>();
    const storage = { ...NO_STORAGE, put: async (key: string, webp: Buffer) => void drawn.set(key, webp) };
    await importCsv(admin, header + csv('P').replaceAll('C 0', 'c 0'), { storage });
    await importCsv(admin, header + csv('Q').replaceAll('S 1', 's  1'));
    expect((await db.category.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name)).toEqual([
      'c 0',
      'C 1',
      'C 2',
    ]);
    expect(await db.subCategory.count()).toBe(7);
    expect(await db.subCategoryCategory.count()).toBe(21);
    const [{ pictureId, picture } = {}] = await db.category.findMany({ include: { picture: true } });
    expect(await sharp(drawn.get(picture?.key ?? '')).metadata()).toMatchObject({
      format: 'webp',
      width: 768,
      height: 768,
    });
    expect(await db.category.count({ where: { pictureId } })).toBe(3);
    expect(await db.subCategory.count({ where: { pictureId } })).toBe(7);
  });

  it('adds a sub-category to the row’s categories only when it is in none of them', async () => {
    const { categoryId } = await makeSubCategory();
    const { name } = await db.category.findUniqueOrThrow({ where: { id: categoryId } });
    const { name: subCategoryName } = await db.subCategory.findFirstOrThrow();
    const header = 'sku,name,unit,price,description,category,sub_category\n';
    await importCsv(admin, `${header}P-1,A,1 kg,1,Good.,${name}|Offers,${subCategoryName}\n`);
    expect(await db.subCategoryCategory.count()).toBe(1);
    await importCsv(admin, `${header}P-2,A,1 kg,1,Good.,Offers|Party,${subCategoryName}\n`);
    expect(await db.subCategoryCategory.count()).toBe(3);
    const entries = await db.auditEntry.findMany({ where: { action: 'SUB_CATEGORY_UPDATE' } });
    expect(entries).toMatchObject([{ before: { categories: [{ name }] }, after: { categories: { length: 3 } } }]);
  });

  it('writes an audit entry for each change and one for the import', async () => {
    const { id: batchId } = await importCsv(admin, `${HEADER}\n${MILK}\n`);
    const { id: importId } = await importCsv(admin, 'sku,price\nMILK-1,30\n');
    const entries = await db.auditEntry.findMany({ where: { actorId: admin.userId }, orderBy: { id: 'asc' } });
    const { id: productId } = await productOf('MILK-1');
    expect(entries).toMatchObject([
      { action: 'CATALOGUE_IMPORT', subjectId: batchId, after: { status: 'RUNNING' } },
      { action: 'CATEGORY_CREATE', subjectName: 'Dairy', batchId, before: null },
      { action: 'SUB_CATEGORY_CREATE', subjectName: 'Milk', batchId, after: { categories: [{ name: 'Dairy' }] } },
      { action: 'PRODUCT_IMPORT', subjectId: productId, batchId, before: null, after: { sku: 'MILK-1', stock: 7 } },
      { action: 'CATALOGUE_IMPORT', subjectId: batchId, subjectName: 'products.csv', after: { createCount: 1 } },
      { action: 'CATALOGUE_IMPORT', subjectId: importId, after: { status: 'RUNNING' } },
      { action: 'PRODUCT_IMPORT', before: { mrpPaise: 2850 }, after: { mrpPaise: 3000 } },
      { action: 'CATALOGUE_IMPORT', subjectId: importId, after: { updateCount: 1 } },
    ]);
    const parts = entries.flatMap(({ isPartOfImport, action }) => (isPartOfImport ? [action] : []));
    expect(parts).toEqual(['CATEGORY_CREATE', 'SUB_CATEGORY_CREATE', 'PRODUCT_IMPORT', 'PRODUCT_IMPORT']);
  });

  it('applies the changes of the dry run, and rejects rows that have changed in the shop since', async () => {
    const names = ['MILK-1', 'MILK-2', 'MILK-3', 'MILK-4'];
    await importCsv(admin, `${HEADER}\n${names.map((sku) => MILK.replace('MILK-1', sku)).join('\n')}\n`);
    const rows = 'sku,price\nMILK-1,30\nMILK-2,28.50\nMILK-3,30\nMILK-4,30\nMILK-5,30\n';
    const importId = await uploadCsv(admin, rows);
    await processUntilIdle(importId);
    await db.product.update({ where: { sku: 'MILK-1' }, data: { mrpPaise: 3000 } });
    await db.product.update({ where: { sku: 'MILK-2' }, data: { mrpPaise: 5000 } });
    await db.product.update({ where: { sku: 'MILK-3' }, data: { deletedAt: new Date() } });
    await db.product.update({ where: { sku: 'MILK-4' }, data: { mrpPaise: 5000 } });
    expect(await startAndProcess(admin, importId)).toMatchObject({
      ...{ createCount: 0, updateCount: 0, unchangedCount: 2, rejectedCount: 3, checkedCount: 5, doneCount: 2 },
    });
    expect((await rowValidations(importId)).map(({ outcome }) => outcome)).toEqual([
      ...['UNCHANGED', 'UNCHANGED', 'REJECTED', 'REJECTED', 'REJECTED'],
    ]);
    expect([(await productOf('MILK-2')).mrpPaise, (await productOf('MILK-4')).mrpPaise]).toEqual([5000, 5000]);
  });

  it('keeps the sales since the dry run', async () => {
    const sell = async (id: string) => {
      await db.$executeRaw`UPDATE products SET stock = stock - 3 WHERE id = ${id}::uuid`;
      await db.stockMovement.create({ data: { productId: id, delta: -3, reason: 'MANUAL' } });
    };
    const [same, filled, priced] = [
      await makeProduct({ sku: 'P-UNCHANGED', stock: 10 }),
      await makeProduct({ sku: 'P-FILLED', stock: 10 }),
      await makeProduct({ sku: 'P-PRICED', stock: 10 }),
    ];
    const importId = await uploadCsv(admin, 'sku,stock,price\nP-UNCHANGED,10,100\nP-FILLED,15,100\nP-PRICED,10,90\n');
    await processUntilIdle(importId);
    for (const { id } of [same, filled, priced]) await sell(id);
    await startAndProcess(admin, importId);
    expect((await rowValidations(importId)).map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UPDATE', 'UPDATE']);
    const stocks = await Promise.all(['P-UNCHANGED', 'P-FILLED', 'P-PRICED'].map(productOf));
    expect(stocks.map(({ stock, mrpPaise }) => [stock, mrpPaise])).toEqual([
      [7, 10_000],
      [12, 10_000],
      [7, 9000],
    ]);
    await expectLedgerBalanced();
  });

  it('matches no SKU by letters of other alphabets', async () => {
    await makeProduct({ sku: 'SALT-1' });
    const importId = await uploadCsv(admin, 'sku,price\nſalt-1,30\n');
    await processUntilIdle(importId);
    expect(await rowValidations(importId)).toMatchObject([{ outcome: 'REJECTED', issues: [{ column: 'sku' }] }]);
  });

  it('creates no categories from a column with other text', async () => {
    const rows = Array.from({ length: 51 }, (_, row) => {
      const names = Array.from({ length: 20 }, (_name, at) => `Words ${row} ${at}`).join('|');
      return `W-${row},Word ${row},1 pc,10,A word,${names}`;
    });
    const importId = await uploadCsv(admin, ['sku,name,unit,price,description,categories', ...rows].join('\n'));
    await processUntilIdle(importId);
    const outcomes = (await rowValidations(importId)).map(({ outcome }) => outcome);
    expect([outcomes.filter((outcome) => outcome === 'CREATE').length, outcomes.at(-1)]).toEqual([50, 'REJECTED']);
  });

  it('sets the stock by a movement from the current stock', async () => {
    const { id } = await makeProduct({ sku: 'P-1', stock: 10 });
    await db.$executeRaw`UPDATE products SET stock = 8 WHERE id = ${id}::uuid`;
    await db.stockMovement.create({ data: { productId: id, delta: -2, reason: 'MANUAL' } });
    await importCsv(admin, 'sku,stock\nP-1,50\n');
    expect((await productOf('P-1')).stockMovements.map(({ delta }) => delta)).toEqual([10, -2, 42]);
    await expectLedgerBalanced();
  });
});
