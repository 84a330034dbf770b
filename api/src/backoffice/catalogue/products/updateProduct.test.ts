import { beforeEach, describe, expect, it } from 'vitest';
import { placeOrderFixture } from '../../../testing/placeOrderFixture.ts';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import {
  makeCustomer,
  makePicture,
  makeShopper,
  makeStaff,
  makeSubCategory,
  newId,
  stockAndLedger,
} from '../../../testing/fixtures.ts';
import { productFields } from '../../../testing/productFixtures.ts';
import { queuedPictureRemovals } from '../../../testing/queuedPictureRemovals.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { createProduct, type ProductFields, deleteProduct, updateProduct, type ProductUpdate } from './writeProduct.ts';
import {
  CategoryNotFoundError,
  PictureNotFoundError,
  ProductChangedError,
  ProductNotFoundError,
  SkuTakenError,
  StockChangedError,
} from '../catalogueErrors.ts';
import { deleteCategory } from '../categories/writeCategory.ts';

let admin: Viewer;
let productId: string;
let fields: Omit<ProductFields, 'sku'>;
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeStaff('CATALOGUE');
  fields = await productFields();
  ({ productId } = await createProduct(admin, fields));
});

const edit = (change: Omit<ProductUpdate, 'productId'>) => updateProduct(admin, { productId, ...change });
const product = () =>
  db.product.findUniqueOrThrow({
    where: { id: productId },
    include: { categories: true, subCategories: true, pictures: { orderBy: { position: 'asc' } } },
  });
const pictures = async () => (await product()).pictures.map(({ pictureId }) => pictureId);
const edits = async () => {
  const entries = await db.auditEntry.findMany({
    where: { subjectId: productId, action: 'PRODUCT_UPDATE' },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ before, after }) => ({ before, after }));
};

describe('updateProduct', () => {
  it('changes only the named fields and writes them to the audit log', async () => {
    const before = await product();
    await edit({ version: 1, name: 'Amul Salted Butter', brand: null, mrpPaise: 28_000 });
    expect(await product()).toEqual({
      ...before,
      name: 'Amul Salted Butter',
      brand: null,
      mrpPaise: 28_000,
      pricePaise: 26_800,
      filterTokens: ['pack:g 500', 'diet:vegetarian'],
      version: 2,
      updatedAt: expect.any(Date) as unknown,
    });
    expect(await edits()).toEqual([
      {
        before: { name: 'Amul Butter', brand: 'Amul', mrpPaise: 27_500 },
        after: { name: 'Amul Salted Butter', brand: null, mrpPaise: 28_000 },
      },
    ]);
  });

  it('replaces details, categories and sub-categories, and writes their names to the audit log', async () => {
    const { categoryId, subCategoryId } = await makeSubCategory();
    const details = [{ name: 'Diet', value: 'Vegan' }];
    await edit({ version: 1, categoryIds: [categoryId], subCategoryIds: [subCategoryId], details });
    expect(await product()).toMatchObject({
      categories: [{ categoryId }],
      subCategories: [{ subCategoryId }],
      details: { Diet: 'Vegan' },
    });
    const [entry] = await edits();
    expect(entry).toMatchObject({
      before: { details: fields.details, categories: [{ id: fields.categoryIds[0] }] },
      after: { details, categories: [{ id: categoryId, name: expect.stringMatching(/^Category/) as unknown }] },
    });
  });

  it('reorders and adds pictures, and removes those that nothing uses any more', async () => {
    const [first = '', second = ''] = fields.pictureIds;
    const third = await makePicture();
    await edit({ version: 1, pictureIds: [second, first] });
    expect(await pictures()).toEqual([second, first]);
    expect(await queuedPictureRemovals()).toEqual([]);
    await edit({ version: 2, pictureIds: [third, second] });
    expect(await pictures()).toEqual([third, second]);
    expect(await queuedPictureRemovals()).toEqual([[first]]);
    await edit({ version: 3, pictureIds: [] });
    expect(await pictures()).toEqual([]);
  });

  it('writes nothing when nothing changes', async () => {
    const before = await product();
    await edit({ version: 1 });
    await edit({ version: 1, ...fields, seenStock: 40, stockNote: 'Nothing' });
    expect(await product()).toEqual(before);
    expect(await edits()).toEqual([]);
    expect(await db.stockMovement.count({ where: { productId } })).toBe(1);
  });

  it('rejects an outdated version', async () => {
    await edit({ version: 1, name: 'Theirs' });
    await expect(edit({ version: 1, name: 'Ours' })).rejects.toThrow(new ProductChangedError(productId));
    await expect(edit({ version: 3, name: 'Ours' })).rejects.toBeInstanceOf(ProductChangedError);
    expect(await product()).toMatchObject({ name: 'Theirs', version: 2 });
    await edit({ name: 'Whatever it was' });
    expect(await product()).toMatchObject({ name: 'Whatever it was', version: 3 });
  });

  it('accepts one of two concurrent changes', async () => {
    const names = ['One', 'Two', 'Three', 'Four'];
    const outcomes = await whileLocked(
      (tx) => tx.$executeRaw`SELECT FROM products WHERE id = ${productId}::uuid FOR NO KEY UPDATE`,
      names.map((name) => () => edit({ version: 1, name })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    for (const outcome of outcomes.slice(1)) {
      expect(outcome).toMatchObject({ reason: expect.any(ProductChangedError) as unknown });
    }
    expect(await product()).toMatchObject({ name: 'One', version: 2 });
    expect(await edits()).toHaveLength(1);
  });

  it('rejects a taken SKU, unknown links and a deleted product', async () => {
    await createProduct(admin, await productFields({ sku: 'TAKEN' }));
    const stranger = await makeShopper();
    const avatar = await makePicture();
    await db.picture.update({ where: { id: avatar }, data: { ownerId: stranger.userId } });
    await expect(edit({ version: 1, sku: 'TAKEN' })).rejects.toThrow(new SkuTakenError('TAKEN'));
    await expect(edit({ version: 1, categoryIds: [newId()] })).rejects.toBeInstanceOf(CategoryNotFoundError);
    await expect(edit({ version: 1, pictureIds: [avatar] })).rejects.toBeInstanceOf(PictureNotFoundError);
    expect(await product()).toMatchObject({ version: 1 });
    await deleteProduct(admin, { productId }, new Date());
    await expect(edit({ version: 1, name: 'Too late' })).rejects.toBeInstanceOf(ProductNotFoundError);
    await expect(updateProduct(admin, { productId: newId(), version: 1 })).rejects.toBeInstanceOf(ProductNotFoundError);
    expect(await edits()).toEqual([]);
  });

  it('keeps a picture whose uploader is no longer an admin', async () => {
    const [first = ''] = fields.pictureIds;
    const { userId } = await makeShopper();
    await db.picture.update({ where: { id: first }, data: { ownerId: userId } });
    await edit({ version: 1, pictureIds: [first] });
    expect(await pictures()).toEqual([first]);
  });

  it('rejects a category that is being deleted', async () => {
    const { id: categoryId } = await db.category.create({ data: { name: newId(), pictureId: await makePicture() } });
    const [deleted, edited] = await whileLocked<unknown>(
      (tx) => tx.$executeRaw`SELECT FROM categories WHERE id = ${categoryId}::uuid FOR UPDATE`,
      [() => deleteCategory(admin, { categoryId }), () => edit({ version: 1, categoryIds: [categoryId] })],
    );
    expect(deleted).toMatchObject({ status: 'fulfilled' });
    expect(edited).toMatchObject({ reason: expect.any(CategoryNotFoundError) as unknown });
  });

  it('is for admins only, also in the rule itself', async () => {
    const shopper = await makeShopper();
    await expect(updateProduct(shopper, { productId, version: 1, name: 'Mine' })).rejects.toThrow(
      'Do not have permission',
    );
  });
});

describe('editing the stock', () => {
  it('changes it by the difference to the seen stock, so that orders in between count', async () => {
    await db.product.update({ where: { id: productId }, data: { stock: 37 } });
    await db.stockMovement.create({ data: { productId, delta: -3, reason: 'MANUAL' } });
    await edit({ version: 1, stock: 50, seenStock: 40, stockNote: 'A crate' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 47, ledger: 47 });
    expect(await edits()).toEqual([{ before: { stock: 37 }, after: { stock: 47 } }]);
    const last = await db.stockMovement.findFirst({ where: { productId }, orderBy: { id: 'desc' } });
    expect(last).toMatchObject({ delta: 10, reason: 'MANUAL', actorId: admin.userId, note: 'A crate' });
    expect(await product()).toMatchObject({ version: 2 });
  });

  it('sets it without a seen stock', async () => {
    await edit({ stock: 12 });
    expect(await stockAndLedger(productId)).toEqual({ stock: 12, ledger: 12 });
  });

  it.each([
    ['below nothing', { stock: 0, seenStock: 41 }],
    ['above the most', { stock: 100_000, seenStock: 39 }],
  ])('rejects a stock %s and rolls back', async (_what, stock) => {
    await expect(edit({ version: 1, name: 'Changed', ...stock })).rejects.toThrow(new StockChangedError(40));
    expect(await product()).toMatchObject({ name: 'Amul Butter', stock: 40, version: 1 });
    expect(await edits()).toEqual([]);
  });

  it('loses no change in twenty concurrent updates and orders', async () => {
    const price = 26_400; // 275 less 4 %, the discount rounded up to a rupee
    const customers = await Promise.all(Array.from({ length: 10 }, () => makeCustomer([productId])));
    await db.cartLine.updateMany({ where: { productId }, data: { seenPricePaise: price } });
    const order = ({ viewer, addressId }: { viewer: Viewer; addressId: string }) =>
      placeOrderFixture(viewer, { addressId, expectedTotal: price, idempotencyKey: newId() });
    /** Reads the stock, adds five, and retries when another transaction was faster. */
    const addFive = async (): Promise<void> => {
      const { version, stock } = await product();
      try {
        await edit({ version, stock: stock + 5, seenStock: stock });
      } catch (error) {
        if (!(error instanceof ProductChangedError)) throw error;
        await addFive();
      }
    };
    const bill = await Promise.all([...customers.map(order), ...Array.from({ length: 10 }, addFive)]);
    expect(bill).toHaveLength(20);
    expect(await stockAndLedger(productId)).toEqual({ stock: 80, ledger: 80 });
    expect(await product()).toMatchObject({ version: 11 });
    expect(await edits()).toHaveLength(10);
  });
});
