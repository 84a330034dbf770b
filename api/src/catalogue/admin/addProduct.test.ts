import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { makePicture, makeShelf, makeShopper, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { productFields } from '../../testing/productFields.ts';
import { addProduct } from './addProduct.ts';
import { CategoryGoneError, PictureGoneError, SubCategoryGoneError } from './catalogueErrors.ts';
import { deleteProduct } from './deleteProduct.ts';
import { SkuTakenError } from './productErrors.ts';

let admin: Viewer;
beforeEach(async () => void (admin = await makeShopper({ role: 'ADMIN' })));

const add = async (fields: Parameters<typeof productFields>[0] = {}) => addProduct(admin, await productFields(fields));
const log = () =>
  db.auditEntry.findMany({ where: { actorId: admin.userId }, omit: { id: true, actorId: true, createdAt: true } });

describe('addProduct', () => {
  it('puts it on sale with its links, pictures and extra fields in the order given', async () => {
    const fields = await productFields({ sku: 'BUTTER-500' });
    const { productId } = await addProduct(admin, fields);
    const product = await db.product.findUniqueOrThrow({
      where: { id: productId },
      include: {
        categories: true,
        subCategories: true,
        pictures: { orderBy: { position: 'asc' } },
        stockMovements: true,
      },
    });
    expect(product).toMatchObject({
      sku: 'BUTTER-500',
      name: 'Amul Butter',
      brand: 'Amul',
      unit: '500 g',
      mrpPaise: 27_500,
      discountPercent: 4,
      stock: 40,
      lowStockThreshold: 8,
      isPublished: true,
      deletedAt: null,
      version: 1,
      categories: fields.categoryIds.map((categoryId) => ({ categoryId })),
      subCategories: fields.subCategoryIds.map((subCategoryId) => ({ subCategoryId })),
      pictures: fields.pictureIds.map((fileId, position) => ({ fileId, position })),
      stockMovements: [{ delta: 40, reason: 'INITIAL', actorId: admin.userId, orderId: null }],
    });
    expect(Object.entries(product.details ?? {})).toEqual([
      ['Shelf life', '6 months'],
      ['Diet', 'Vegetarian'],
    ]);
  });

  it('writes down what it was, with the names of its categories', async () => {
    const { categoryIds, subCategoryIds, ...fields } = await productFields({ sku: 'BUTTER-100' });
    const { productId } = await addProduct(admin, { categoryIds, subCategoryIds, ...fields });
    const named = { select: { id: true, name: true } };
    expect(await log()).toEqual([
      {
        action: 'PRODUCT_ADD',
        subjectType: 'PRODUCT',
        subjectId: productId,
        subjectName: 'Amul Butter',
        batchId: null,
        before: null,
        after: {
          ...fields,
          categories: await db.category.findMany({ ...named, where: { id: { in: [...categoryIds] } } }),
          subCategories: await db.subCategory.findMany({ ...named, where: { id: { in: [...subCategoryIds] } } }),
        },
      },
    ]);
  });

  it('may be without stock, pictures, categories and extra fields', async () => {
    const bare = { stock: 0, pictureIds: [], categoryIds: [], subCategoryIds: [], details: [], brand: null };
    const { productId } = await add(bare);
    expect(await stockAndLedger(productId)).toEqual({ stock: 0, ledger: 0 });
    expect(await db.stockMovement.count({ where: { productId } })).toBe(0);
  });

  it('counts once what is named twice', async () => {
    const { categoryId, subCategoryId } = await makeShelf();
    const [one, other] = [await makePicture(), await makePicture()];
    const { productId } = await add({
      categoryIds: [categoryId, categoryId],
      subCategoryIds: [subCategoryId, subCategoryId],
      pictureIds: [other, one, other],
    });
    const { pictures, _count } = await db.product.findUniqueOrThrow({
      where: { id: productId },
      select: { pictures: { orderBy: { position: 'asc' } }, _count: true },
    });
    expect(pictures.map(({ fileId }) => fileId)).toEqual([other, one]);
    expect(_count).toMatchObject({ categories: 1, subCategories: 1 });
  });

  it('makes up a SKU that people can read out', async () => {
    const { sku } = await db.product.findUniqueOrThrow({ where: { id: (await add()).productId } });
    expect(sku).toMatch(/^KR-[2-9A-HJKMNP-TV-Z]{8}$/);
  });

  it('refuses a SKU that another one has, also when both come at once, and gives it back once that one is deleted', async () => {
    const outcomes = await Promise.allSettled([add({ sku: 'TWIN' }), add({ sku: 'TWIN' }), add({ sku: 'TWIN' })]);
    const [made, ...others] = outcomes.sort((one, other) => one.status.localeCompare(other.status));
    for (const other of others) {
      expect(other).toMatchObject({ reason: new SkuTakenError('TWIN') });
    }
    expect(await log()).toHaveLength(1);
    const { productId } = made?.status === 'fulfilled' ? made.value : { productId: '' };
    await deleteProduct(admin, { productId }, new Date());
    await add({ sku: 'TWIN' });
    await add({ sku: 'TWIN-2' });
    await expect(add({ sku: 'TWIN' })).rejects.toThrow('The SKU TWIN is taken already');
  });

  it('refuses a category, a sub-category or a picture that is not there, and leaves nothing of it', async () => {
    const before = await db.product.count();
    await expect(add({ categoryIds: [newId()] })).rejects.toBeInstanceOf(CategoryGoneError);
    await expect(add({ subCategoryIds: [newId()] })).rejects.toBeInstanceOf(SubCategoryGoneError);
    await expect(add({ pictureIds: [await makePicture(), newId()] })).rejects.toBeInstanceOf(PictureGoneError);
    expect(await db.product.count()).toBe(before);
    expect(await log()).toEqual([]);
  });

  it('is for admins alone, by the rule itself as well', async () => {
    const fields = await productFields();
    await expect(addProduct(await makeShopper(), fields)).rejects.toThrow('Do not have permission');
  });
});
