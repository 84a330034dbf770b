import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { bulkServices, processBulk, runBulk, startBulk, undoBulk } from '../../../testing/bulkFixtures.ts';
import { makeProducts, makeShopper, makeStaff, makeSubCategory, newId } from '../../../testing/fixtures.ts';
import { sharedPubSub } from '../../../testing/graphql/sharedPubSub.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { deleteCategory } from '../categories/writeCategory.ts';
import { deleteProduct, updateProduct } from '../products/writeProduct.ts';
import { APPLY, runBulkBlock } from './runBulkOperation.ts';
import type { BulkChange, BulkPriceChange } from './bulkChange.ts';
import { ProductBulkCountChangedError, ProductBulkOperationNotReadyError } from './bulkOperation.ts';
import { previewBulkChange } from './previewBulkChange.ts';
import { resumeBulkOperation, startBulkOperation, undoBulkOperation } from './startBulkOperation.ts';

const ALL = { search: '', filter: {} };
const DAY_MS = 24 * 60 * 60 * 1000;

let admin: Viewer;
let ids: string[];
beforeAll(async () => void (admin = await makeStaff('CATALOGUE')));
beforeEach(async () => {
  await db.product.updateMany({ data: { deletedAt: new Date() } });
  ids = await makeProducts(3, { mrpPaise: 5000 });
});

const price = (change: Partial<BulkPriceChange>): BulkChange => ({
  kind: 'PRICE',
  mode: 'RAISE_BY_PERCENT',
  value: 500,
  isRounded: false,
  ...change,
});
const HIDE: BulkChange = { kind: 'PUBLISHED', isPublished: false };
const named = (change: BulkChange, productIds = ids) => ({
  selection: { productIds },
  change,
  expectedCount: productIds.length,
});
const rows = async (productIds = ids) => {
  const products = await db.product.findMany({
    where: { id: { in: [...productIds] } },
    include: { categories: true, subCategories: true },
  });
  return productIds.map((id) => products.find((product) => product.id === id));
};
const problemsOf = async (operationId: string) =>
  db.productBulkOperationRow.findMany({
    where: { operationId, outcome: { in: ['REFUSED', 'KEPT'] } },
    orderBy: { productId: 'asc' },
    select: { productId: true, outcome: true, name: true, reason: true },
  });
const setPrice = (id: string, mrpPaise: number) => db.product.update({ where: { id }, data: { mrpPaise } });
const services = () => ({ pubSub: sharedPubSub(), now: new Date() });

describe('a bulk operation', () => {
  it.each([
    [price({ mode: 'SET', value: 9900 }), [9900, 9900, 9900]],
    [price({ value: 250 }), [5125, 128, 1_02_500]],
    [price({ value: 250, isRounded: true }), [5100, 100, 1_02_500]],
    [price({ mode: 'LOWER_BY_PERCENT', value: 3333 }), [3334, 83, 66_670]],
    [price({ mode: 'RAISE_BY_AMOUNT', value: 1050 }), [6050, 1175, 1_01_050]],
    [price({ mode: 'LOWER_BY_AMOUNT', value: 50, isRounded: true }), [5000, 100, 1_00_000]],
  ])('changes prices: %j', async (change, expected) => {
    const [, second = '', third = ''] = ids;
    await setPrice(second, 125);
    await setPrice(third, 1_00_000);
    const before = await previewBulkChange(admin, { selection: { productIds: ids }, change });
    const operation = await runBulk(admin, named(change));
    expect((await rows()).map((row) => row?.mrpPaise)).toEqual(expected);
    expect(operation).toMatchObject({ status: 'DONE', changedCount: before.samples.length, refusedCount: 0 });
    expect(before).toMatchObject({ matchCount: 3, unchangedCount: operation.unchangedCount, refusedCount: 0 });
    expect((await undoBulk(admin, operation.id)).undoneCount).toBe(operation.changedCount);
    expect((await rows()).map((row) => row?.mrpPaise)).toEqual([5000, 125, 1_00_000]);
  });

  it('refuses prices of ₹0 and too large ones, in the preview as in the job', async () => {
    const [first = '', second = '', third = ''] = ids;
    await setPrice(first, 2000);
    await setPrice(third, 100_000_000);
    const lower = price({ mode: 'LOWER_BY_AMOUNT', value: 2000 });
    const preview = await previewBulkChange(admin, { selection: ALL, change: lower });
    expect(preview).toMatchObject({
      matchCount: 3,
      refusedCount: 1,
      refused: [{ id: first, reason: 'The price would be ₹0 or less' }],
    });
    expect(preview.samples.find(({ id }) => id === second)?.changes).toEqual([
      { field: 'price', before: '₹50', after: '₹30' },
    ]);
    const operation = await runBulk(admin, { selection: ALL, change: lower, expectedCount: 3 });
    expect(operation).toMatchObject({ changedCount: 2, refusedCount: 1, unchangedCount: 0 });
    expect(await problemsOf(operation.id)).toMatchObject([
      { productId: first, outcome: 'REFUSED', reason: 'The price would be ₹0 or less' },
    ]);
    const raise = await runBulk(admin, named(price({ mode: 'RAISE_BY_PERCENT', value: 100_000 })));
    expect(await problemsOf(raise.id)).toMatchObject([
      { productId: third, reason: 'The price would be above ₹10,00,000' },
    ]);
    expect(await rows()).toMatchObject([{ mrpPaise: 22_000 }, { mrpPaise: 33_000 }, { mrpPaise: 99_998_000 }]);
  });

  it.each([
    [{ kind: 'DISCOUNT', discountPercent: 15 }, { discountPercent: 15 }],
    [{ kind: 'GST', gstPercent: 18 }, { gstPercent: 18 }],
    [{ kind: 'HSN', hsnCode: '0401' }, { hsnCode: '0401' }],
    [{ kind: 'LOW_STOCK', lowStockThreshold: 12 }, { lowStockThreshold: 12 }],
    [HIDE, { isPublished: false }],
  ] as const)('changes one field and can be undone: %j', async (change, values) => {
    const [first = ''] = ids;
    await db.product.update({ where: { id: first }, data: values });
    const before = await rows();
    const operation = await runBulk(admin, named(change));
    expect(operation).toMatchObject({ status: 'DONE', changedCount: 2, unchangedCount: 1 });
    expect(await rows()).toMatchObject([
      { ...values, version: 1 },
      { ...values, version: 2 },
      { ...values, version: 2 },
    ]);
    expect(await undoBulk(admin, operation.id)).toMatchObject({ status: 'UNDONE', undoneCount: 2, keptCount: 0 });
    expect(await rows()).toEqual(
      before.map((row, at) => ({ ...row, version: at === 0 ? 1 : 3, updatedAt: expect.any(Date) as unknown })),
    );
  });

  it('adds, removes and replaces categories, and restores them unless one is gone', async () => {
    const [first = '', second = ''] = ids;
    const dairy = await makeSubCategory([first, second]);
    const snacks = await makeSubCategory([]);
    const links = async () =>
      (await rows()).map((row) => [row?.categories, row?.subCategories].map((linked) => linked?.length));
    const change = (mode: 'ADD' | 'REMOVE' | 'REPLACE', { categoryId, subCategoryId }: typeof dairy): BulkChange => ({
      kind: 'CATEGORIES',
      mode,
      categoryIds: [categoryId],
      subCategoryIds: [subCategoryId],
      names: [],
    });
    const before = await links();
    const added = await runBulk(admin, named(change('ADD', snacks)));
    expect(await links()).toEqual([[2, 2], [2, 2], [1, 1]]); // prettier-ignore
    const removed = await runBulk(admin, named(change('REMOVE', snacks)));
    expect(await links()).toEqual(before);
    await undoBulk(admin, removed.id);
    await undoBulk(admin, added.id);
    expect(await links()).toEqual(before);
    const replaced = await runBulk(admin, named(change('REPLACE', snacks)));
    expect(replaced).toMatchObject({ change: { names: [expect.any(String), expect.any(String)] } });
    await db.subCategory.delete({ where: { id: dairy.subCategoryId } });
    await deleteCategory(admin, { categoryId: dairy.categoryId });
    expect(await undoBulk(admin, replaced.id)).toMatchObject({ undoneCount: 1, keptCount: 2 });
    expect(await problemsOf(replaced.id)).toMatchObject([
      { outcome: 'KEPT', reason: 'One of its former categories no longer exists' },
      { outcome: 'KEPT' },
    ]);
    expect(await links()).toEqual([[1, 1], [1, 1], [0, 0]]); // prettier-ignore
  });

  it('deletes products, which release their SKUs, and brings them back unless a SKU is taken', async () => {
    const [first, second] = await rows();
    const operation = await runBulk(admin, { selection: ALL, change: { kind: 'DELETE' }, expectedCount: 3 });
    expect(operation.changedCount).toBe(3);
    expect(await rows()).toMatchObject(ids.map((id) => ({ deletedAt: expect.any(Date) as unknown, sku: expect.stringContaining(`~${id}`) as unknown }))); // prettier-ignore
    await makeProducts(1, { sku: second?.sku ?? '' });
    expect(await undoBulk(admin, operation.id)).toMatchObject({ undoneCount: 2, keptCount: 1 });
    expect((await rows())[0]).toMatchObject({ deletedAt: null, sku: first?.sku });
    expect(await problemsOf(operation.id)).toMatchObject([
      { productId: second?.id, name: second?.name, reason: 'Another product now has its SKU' },
    ]);
  });

  it('leaves products that were changed or deleted meanwhile, and counts them', async () => {
    const [first = '', second = '', third = ''] = ids;
    const operationId = await startBulk(admin, named(price({})));
    await deleteProduct(admin, { productId: third }, new Date());
    expect(await processBulk(operationId)).toMatchObject({ changedCount: 2, refusedCount: 1 });
    await updateProduct(admin, { productId: first, mrpPaise: 7700 });
    await updateProduct(admin, { productId: second, discountPercent: 5 }); // another field does not matter
    expect(await undoBulk(admin, operationId)).toMatchObject({ undoneCount: 1, keptCount: 1 });
    expect((await problemsOf(operationId)).map(({ reason }) => reason)).toEqual([
      'It has since been changed again',
      'This product no longer exists',
    ]);
    expect(await rows()).toMatchObject([{ mrpPaise: 7700 }, { mrpPaise: 5000, discountPercent: 5 }, {}]);
  });

  it('changes what a filter matches at its start, and refuses another count than the admin saw', async () => {
    const [first = ''] = ids;
    await db.product.update({ where: { id: first }, data: { stock: 0 } });
    const selection = { search: '', filter: { isOutOfStock: true } };
    const refusal = startBulk(admin, { selection, change: HIDE, expectedCount: 2 });
    await expect(refusal).rejects.toThrow(new ProductBulkCountChangedError(1));
    const operationId = await startBulk(admin, { selection, change: HIDE, expectedCount: 1 });
    await db.product.updateMany({ data: { stock: 0 } }); // too late to match
    expect(await processBulk(operationId)).toMatchObject({ matchCount: 1, changedCount: 1 });
    expect((await rows()).map((row) => row?.isPublished)).toEqual([false, true, true]);
  });

  it('starts once for each key, and one at a time', async () => {
    const operation = { ...named(price({})), idempotencyKey: newId() };
    const starts = await Promise.all([1, 2].map(() => startBulkOperation(admin, operation, services())));
    expect(new Set(starts.map(({ operationId }) => operationId)).size).toBe(1);
    await expect(startBulk(admin, named(HIDE))).rejects.toThrow(ProductBulkOperationNotReadyError);
    const id = starts[0]?.operationId ?? '';
    await Promise.all([processBulk(id), processBulk(id)]);
    expect(await rows()).toMatchObject([{ mrpPaise: 5250 }, { mrpPaise: 5250 }, { mrpPaise: 5250 }]);
  });

  it('writes one audit entry, and one of its undo', async () => {
    const { id } = await runBulk(admin, named(price({ isRounded: true })));
    const other = await makeStaff('CATALOGUE');
    await undoBulk(other, id);
    const entries = await db.auditEntry.findMany({ where: { batchId: id }, orderBy: { id: 'asc' } });
    const entry = {
      action: 'PRODUCT_BULK_OPERATION',
      subjectId: id,
      subjectName: 'Price raised by 5%, in whole rupees',
    };
    expect(entries).toMatchObject([
      { ...entry, actorId: admin.userId, after: { status: 'DONE', matchCount: 3, changedCount: 3 } },
      { ...entry, actorId: other.userId, after: { status: 'UNDONE', undoneCount: 3, keptCount: 0 } },
    ]);
  });

  it('continues after its last block, needs as many statements for each, and stops to be undone', async () => {
    const product = { name: 'Salt', unit: '1 kg', description: 'Salt.', mrpPaise: 1000 };
    await db.product.createMany({ data: Array.from({ length: 1010 }, (_, at) => ({ ...product, sku: `SALT-${at}` })) });
    await db.product.updateMany({ where: { id: { in: ids } }, data: { deletedAt: new Date() } });
    const id = await startBulk(admin, { selection: ALL, change: price({}), expectedCount: 1010 });
    const { result, statements } = await countStatements(() => runBulkBlock(id, APPLY));
    expect(result).toBe(true);
    expect(statements.length).toBeLessThanOrEqual(12);
    const stop = AbortSignal.abort();
    expect(await processBulk(id, { signal: stop })).toMatchObject({ status: 'RUNNING', changedCount: 1000 });
    expect(await undoBulk(admin, id)).toMatchObject({ status: 'UNDONE', changedCount: 1000, undoneCount: 1000 });
    expect(await db.product.count({ where: { deletedAt: null, mrpPaise: { not: 1000 } } })).toBe(0);
    expect(await db.productBulkOperationRow.count({ where: { operationId: id, outcome: null } })).toBe(10);
  });

  it('is retried by the queue, stops after the last attempt, and can be resumed', async () => {
    const { categoryId } = await makeSubCategory([]);
    const change: BulkChange = { kind: 'CATEGORIES', mode: 'ADD', categoryIds: [categoryId], subCategoryIds: [], names: [] }; // prettier-ignore
    const id = await startBulk(admin, named(change));
    await db.$executeRawUnsafe(
      `ALTER TABLE product_categories ADD CONSTRAINT full_disk CHECK (category_id <> '${categoryId}') NOT VALID`,
    );
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    await expect(processBulk(id, { isLast: false })).rejects.toThrow();
    expect(await processBulk(id, { report })).toMatchObject({
      status: 'FAILED',
      changedCount: 0,
      failure: 'Something went wrong on our side',
    });
    expect(reported).toHaveLength(1);
    await db.$executeRaw`ALTER TABLE product_categories DROP CONSTRAINT full_disk`;
    await resumeBulkOperation(admin, { operationId: id }, services());
    expect(await processBulk(id)).toMatchObject({ status: 'DONE', changedCount: 3, failure: null });
    await expect(resumeBulkOperation(admin, { operationId: id }, services())).rejects.toThrow('hasn’t stopped');
  });

  it('cannot be undone twice, after a day, or by others than admins', async () => {
    const { id } = await runBulk(admin, named(price({})));
    const shopper = await makeShopper();
    const undo = (viewer: Viewer, now = new Date()) =>
      undoBulkOperation(viewer, { operationId: id }, { pubSub: sharedPubSub(), now });
    await expect(undo(shopper)).rejects.toThrow('Do not have permission');
    await expect(startBulk(shopper, named(HIDE))).rejects.toThrow('Do not have permission');
    await expect(previewBulkChange(shopper, { selection: ALL, change: HIDE })).rejects.toThrow(
      'Do not have permission',
    );
    await expect(undo(admin, new Date(Date.now() + DAY_MS))).rejects.toThrow('can no longer be undone');
    await undoBulk(admin, id);
    await expect(undo(admin)).rejects.toThrow('can no longer be undone');
    await processBulk(newId(), bulkServices()).catch(() => null); // an unknown one changes nothing
    expect(await rows()).toMatchObject([{ mrpPaise: 5000 }, { mrpPaise: 5000 }, { mrpPaise: 5000 }]);
  });
});
