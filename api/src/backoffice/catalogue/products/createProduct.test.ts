import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import {
  makePicture,
  makeShopper,
  makeStaff,
  makeSubCategory,
  newId,
  stockAndLedger,
} from '../../../testing/fixtures.ts';
import { productFields } from '../../../testing/productFixtures.ts';
import { NO_DEFAULTS } from '../declarations/productDeclarations.ts';
import { createProduct, deleteProduct } from './writeProduct.ts';
import {
  CategoryNotFoundError,
  PictureNotFoundError,
  SubCategoryNotFoundError,
  SkuTakenError,
} from '../catalogueErrors.ts';

let admin: Viewer;
beforeEach(async () => void (admin = await makeStaff('CATALOGUE')));

const add = async (fields: Parameters<typeof productFields>[0] = {}) =>
  createProduct(admin, await productFields(fields));
const log = () =>
  db.auditEntry.findMany({
    where: { actorId: admin.userId },
    omit: { id: true, actorId: true, isPartOfImport: true, createdAt: true },
  });

describe('createProduct', () => {
  it('creates it with its links, pictures and details in the order of the input', async () => {
    const fields = await productFields({ sku: 'BUTTER-500' });
    const { productId } = await createProduct(admin, fields);
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
      pictures: fields.pictureIds.map((pictureId, position) => ({ pictureId, position })),
      stockMovements: [{ delta: 40, reason: 'INITIAL', actorId: admin.userId, orderId: null }],
    });
    expect(Object.entries(product.details ?? {})).toEqual([
      ['Shelf life', '6 months'],
      ['Diet', 'Vegetarian'],
    ]);
  });

  it('writes its state with the names of its categories to the audit log', async () => {
    const { categoryIds, subCategoryIds, ...fields } = await productFields({ sku: 'BUTTER-100' });
    const { productId } = await createProduct(admin, { categoryIds, subCategoryIds, ...fields });
    const named = { select: { id: true, name: true } };
    expect(await log()).toEqual([
      {
        action: 'PRODUCT_CREATE',
        subjectType: 'PRODUCT',
        subjectId: productId,
        subjectName: 'Amul Butter',
        batchId: null,
        before: null,
        after: {
          ...fields,
          ...NO_DEFAULTS,
          netQuantity: null,
          categories: await db.category.findMany({ ...named, where: { id: { in: [...categoryIds] } } }),
          subCategories: await db.subCategory.findMany({ ...named, where: { id: { in: [...subCategoryIds] } } }),
        },
      },
    ]);
  });

  it('accepts a product without stock, pictures, categories and details', async () => {
    const bare = { stock: 0, pictureIds: [], categoryIds: [], subCategoryIds: [], details: [], brand: null };
    const { productId } = await add(bare);
    expect(await stockAndLedger(productId)).toEqual({ stock: 0, ledger: 0 });
    expect(await db.stockMovement.count({ where: { productId } })).toBe(0);
  });

  it('counts repeated links once', async () => {
    const { categoryId, subCategoryId } = await makeSubCategory();
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
    expect(pictures.map(({ pictureId }) => pictureId)).toEqual([other, one]);
    expect(_count).toMatchObject({ categories: 1, subCategories: 1 });
  });

  it('generates a SKU without ambiguous letters', async () => {
    const { sku } = await db.product.findUniqueOrThrow({ where: { id: (await add()).productId } });
    expect(sku).toMatch(/^KR-[2-9A-HJKMNP-TV-Z]{8}$/);
  });

  it('rejects a taken SKU, also in concurrent calls, and accepts it again after the other product is deleted', async () => {
    const outcomes = await Promise.allSettled([add({ sku: 'TWIN' }), add({ sku: 'TWIN' }), add({ sku: 'TWIN' })]);
    const [created, ...others] = outcomes.sort((one, other) => one.status.localeCompare(other.status));
    for (const other of others) {
      expect(other).toMatchObject({ reason: new SkuTakenError('TWIN') });
    }
    expect(await log()).toHaveLength(1);
    const { productId } = created?.status === 'fulfilled' ? created.value : { productId: '' };
    await deleteProduct(admin, { productId }, new Date());
    await add({ sku: 'TWIN' });
    await add({ sku: 'TWIN-2' });
    await expect(add({ sku: 'TWIN' })).rejects.toThrow('The SKU TWIN is already taken');
  });

  it('rejects an unknown category, sub-category and picture, and rolls back', async () => {
    const before = await db.product.count();
    await expect(add({ categoryIds: [newId()] })).rejects.toBeInstanceOf(CategoryNotFoundError);
    await expect(add({ subCategoryIds: [newId()] })).rejects.toBeInstanceOf(SubCategoryNotFoundError);
    await expect(add({ pictureIds: [await makePicture(), newId()] })).rejects.toBeInstanceOf(PictureNotFoundError);
    expect(await db.product.count()).toBe(before);
    expect(await log()).toEqual([]);
  });

  it('is for admins only, also in the rule itself', async () => {
    const fields = await productFields();
    await expect(createProduct(await makeShopper(), fields)).rejects.toThrow('Do not have permission');
  });
});
