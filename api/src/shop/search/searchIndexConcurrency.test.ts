import { describe, expect, it } from 'vitest';
import { db, type Transaction } from '../../platform/db/client.ts';
import { makeProduct, makeProducts, makeSubCategory } from '../../testing/fixtures.ts';
import { whileLocked } from '../../testing/postgres/whileLocked.ts';

const termsOf = async (productId: string) =>
  (await db.searchDocument.findUniqueOrThrow({ where: { productId } })).terms;

const rename = (tx: Transaction, subCategoryId: string, name: string) =>
  tx.subCategory.update({ where: { id: subCategoryId }, data: { name } });

/** Returns a function that resolves when it has been called as often as `count` says. */
function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let arrived = 0;
  return async () => {
    arrived += 1;
    if (arrived === count) resolve(undefined);
    await promise;
  };
}

/** Resolves when the work is done, or waits for a transaction. */
async function settledOrWaiting(work: Promise<unknown>): Promise<void> {
  let isSettled = false;
  const settle = () => (isSettled = true);
  work.then(settle, settle);
  const isWaiting = async () => {
    const rows = await db.$queryRaw<object[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return rows.length > 0;
  };
  await expect.poll(async () => isSettled || (await isWaiting())).toBe(true);
}

/** Lets the transaction index at once what it has changed, as its commit would. */
const indexNow = (tx: Transaction) => tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;

describe('the index of the search, while two transactions change the catalogue', () => {
  it('has the changes of both when they change two products in opposite order', async () => {
    const [one = '', other = ''] = await makeProducts(2);
    const { subCategoryId } = await makeSubCategory();
    await rename(db, subCategoryId, 'Meeting place');
    const meet = meetingOf(2);
    const change = (first: string, second: string) =>
      db.$transaction(async (tx) => {
        await tx.product.update({ where: { id: first }, data: { name: 'Renamed' } });
        await meet();
        await tx.productSubCategory.create({ data: { productId: second, subCategoryId } });
      });
    await Promise.all([change(one, other), change(other, one)]);
    for (const id of [one, other]) expect(await termsOf(id)).toEqual(expect.arrayContaining(['renam', 'place']));
  });

  it('has the changes of both when they put the same products elsewhere in opposite order', async () => {
    const ids = await makeProducts(20);
    const groups = await Promise.all([makeSubCategory(), makeSubCategory()]);
    for (const [index, { subCategoryId }] of groups.entries()) await rename(db, subCategoryId, `Place${index}`);
    const meet = meetingOf(2);
    const place = (subCategoryId: string, productIds: readonly string[]) =>
      db.$transaction(async (tx) => {
        for (const productId of productIds) await tx.productSubCategory.create({ data: { productId, subCategoryId } });
        await meet();
      });
    await Promise.all(
      groups.map(({ subCategoryId }, index) => place(subCategoryId, index === 0 ? ids : ids.toReversed())),
    );
    for (const id of ids) expect(await termsOf(id)).toEqual(expect.arrayContaining(['place0', 'place1']));
  });

  it('has all of many changes at once', async () => {
    const ids = await makeProducts(8, { brand: 'Crowd' });
    const { subCategoryId } = await makeSubCategory(ids);
    const changes = ids.flatMap((id, index) => [
      () => db.product.update({ where: { id }, data: { description: `Described ${index}.` } }),
      () => db.product.update({ where: { id }, data: { stock: index % 2 } }),
      () => rename(db, subCategoryId, `Crowded ${index}`),
    ]);
    await Promise.all(changes.map((change) => change()));
    for (const [index, id] of ids.entries()) {
      expect(await termsOf(id)).toEqual(expect.arrayContaining(['crowd', 'describ']));
      expect(await db.searchDocument.findUnique({ where: { productId: id } })).toMatchObject({
        inStock: index % 2 === 1,
      });
    }
    expect(await db.searchTerm.findUnique({ where: { term: 'describ' } })).toMatchObject({ productCount: 8 });
  });

  it('has a product sold out that is sold out while its sub-category is renamed', async () => {
    const { id } = await makeProduct({ stock: 1 });
    const { subCategoryId } = await makeSubCategory([id]);
    const [result] = await whileLocked(
      async (tx) => {
        await rename(tx, subCategoryId, 'Renamed meanwhile');
        await indexNow(tx);
      },
      [() => db.product.update({ where: { id }, data: { stock: 0 } })],
    );
    expect(result).toMatchObject({ status: 'fulfilled' });
    expect(await db.searchDocument.findUnique({ where: { productId: id } })).toMatchObject({ inStock: false });
  });

  it('has the new name of a sub-category for a product that is put there meanwhile', async () => {
    const { id } = await makeProduct();
    const { subCategoryId } = await makeSubCategory();
    const placed = await db.$transaction(async (tx) => {
      await rename(tx, subCategoryId, 'Newname');
      const placing = db.productSubCategory.createMany({ data: [{ productId: id, subCategoryId }] });
      await settledOrWaiting(placing);
      return { placing };
    });
    await placed.placing;
    expect(await termsOf(id)).toContain('newnam');
  });

  it('has a new synonym for a product that gets its name meanwhile', async () => {
    const { id } = await makeProduct();
    const renamed = await db.$transaction(async (tx) => {
      const synonyms = { create: { language: 'en', term: 'meanwhileword' } };
      await tx.synonymGroup.create({ data: { handle: 'meanwhile', synonyms } });
      const renaming = db.product.updateMany({ where: { id }, data: { name: 'Meanwhileword' } });
      await settledOrWaiting(renaming);
      return { renaming };
    });
    await renamed.renaming;
    expect(await termsOf(id)).toContain('#meanwhile');
  });
});
