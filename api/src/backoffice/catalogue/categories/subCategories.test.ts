import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { emptyTables } from '../../../testing/emptyTables.ts';
import { makePicture, makeProduct, makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { queuedPictureRemovals } from '../../../testing/queuedPictureRemovals.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { createCategory, deleteCategory } from './writeCategory.ts';
import { createSubCategory, deleteSubCategory, updateSubCategory } from './writeSubCategory.ts';
import {
  CategoryNotFoundError,
  NameTakenError,
  PictureNotFoundError,
  SubCategoryNotFoundError,
  SubCategoryInUseError,
} from '../catalogueErrors.ts';

let admin: Viewer;
let pictureId: string;
let dairy: string;
let snacks: string;
beforeEach(async () => {
  await emptyTables('categories', 'sub_categories', 'products');
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeStaff('CATALOGUE');
  pictureId = await makePicture();
  ({ categoryId: dairy } = await createCategory(admin, { name: 'Dairy', pictureId }));
  ({ categoryId: snacks } = await createCategory(admin, { name: 'Snacks', pictureId }));
});

const add = (name = 'Milk', categoryIds = [dairy]) => createSubCategory(admin, { name, pictureId, categoryIds });
const rows = async () => {
  const found = await db.subCategory.findMany({
    orderBy: { id: 'asc' },
    select: { name: true, pictureId: true, categories: { orderBy: { categoryId: 'asc' } } },
  });
  return found.map(({ categories, ...row }) => ({
    ...row,
    categoryIds: categories.map(({ categoryId }) => categoryId),
  }));
};
/** The audit entries of the admin of this test about sub-categories. */
const log = () =>
  db.auditEntry.findMany({
    where: { actorId: admin.userId, subjectType: 'SUB_CATEGORY' },
    orderBy: { id: 'asc' },
    select: { action: true, subjectId: true, subjectName: true, before: true, after: true },
  });
const milkIn = (...categories: object[]) => ({ name: 'Milk', pictureId, categories });
const inDairy = () => ({ id: dairy, name: 'Dairy' });
const inSnacks = () => ({ id: snacks, name: 'Snacks' });

describe('createSubCategory', () => {
  it('adds it to each category once and writes the audit log', async () => {
    const { subCategoryId } = await add('Milk', [snacks, dairy, snacks]);
    expect(await rows()).toEqual([{ name: 'Milk', pictureId, categoryIds: [dairy, snacks] }]);
    expect(await log()).toEqual([
      {
        action: 'SUB_CATEGORY_CREATE',
        subjectId: subCategoryId,
        subjectName: 'Milk',
        before: null,
        after: milkIn(inDairy(), inSnacks()),
      },
    ]);
  });

  it('rejects a taken name, an unknown category and an unknown picture, and rolls back', async () => {
    await add();
    await expect(add('MILK')).rejects.toThrow(new NameTakenError('MILK'));
    await expect(add('Curd', [dairy, newId()])).rejects.toBeInstanceOf(CategoryNotFoundError);
    await expect(
      createSubCategory(admin, { name: 'Curd', pictureId: newId(), categoryIds: [dairy] }),
    ).rejects.toBeInstanceOf(PictureNotFoundError);
    expect(await rows()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('creates one of two with the same name in concurrent calls', async () => {
    const outcomes = await Promise.allSettled([add('Milk'), add('milk', [snacks])]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([expect.any(NameTakenError)]);
    expect(await rows()).toHaveLength(1);
  });
});

describe('updateSubCategory', () => {
  let subCategoryId: string;
  beforeEach(async () => void ({ subCategoryId } = await add()));
  const edit = (fields: { name?: string; pictureId?: string; categoryIds?: string[] }) =>
    updateSubCategory(admin, { subCategoryId, name: 'Milk', pictureId, categoryIds: [dairy], ...fields });

  it('moves it to other categories and writes both states to the audit log; its products stay in theirs', async () => {
    const { id: productId } = await makeProduct();
    await db.productSubCategory.create({ data: { productId, subCategoryId } });
    await db.productCategory.create({ data: { productId, categoryId: dairy } });
    await edit({ categoryIds: [snacks] });
    expect(await rows()).toEqual([{ name: 'Milk', pictureId, categoryIds: [snacks] }]);
    expect((await log())[1]).toEqual({
      action: 'SUB_CATEGORY_UPDATE',
      subjectId: subCategoryId,
      subjectName: 'Milk',
      before: milkIn(inDairy()),
      after: milkIn(inSnacks()),
    });
    expect(await db.productCategory.findMany({ where: { productId } })).toEqual([{ productId, categoryId: dairy }]);
    expect(await db.productSubCategory.count({ where: { productId, subCategoryId } })).toBe(1);
  });

  it('adds it to another category', async () => {
    await edit({ categoryIds: [snacks, dairy] });
    expect((await rows())[0]?.categoryIds).toEqual([dairy, snacks]);
  });

  it('changes name and picture, and removes the previous picture', async () => {
    const other = await makePicture();
    await edit({ name: 'Milk & curd', pictureId: other });
    expect(await rows()).toEqual([{ name: 'Milk & curd', pictureId: other, categoryIds: [dairy] }]);
    expect(await queuedPictureRemovals()).toEqual([[pictureId]]);
  });

  it('writes no audit entry when nothing changes', async () => {
    await edit({ categoryIds: [dairy, dairy] });
    expect(await log()).toHaveLength(1);
  });

  it('rejects the same input as createSubCategory and rolls back', async () => {
    await add('Curd');
    await expect(edit({ name: 'CURD' })).rejects.toBeInstanceOf(NameTakenError);
    await expect(edit({ categoryIds: [snacks, newId()] })).rejects.toBeInstanceOf(CategoryNotFoundError);
    await expect(edit({ categoryIds: [snacks], pictureId: newId() })).rejects.toBeInstanceOf(PictureNotFoundError);
    expect((await rows())[0]).toEqual({ name: 'Milk', pictureId, categoryIds: [dairy] });
    expect(await log()).toHaveLength(2);
  });

  it('rejects a deleted sub-category', async () => {
    await deleteSubCategory(admin, { subCategoryId });
    await expect(edit({ name: 'Curd' })).rejects.toBeInstanceOf(SubCategoryNotFoundError);
  });

  it('rejects a category that is being deleted', async () => {
    const [deleted, edited] = await whileLocked<unknown>(
      (tx) => tx.$executeRaw`SELECT FROM categories WHERE id = ${snacks}::uuid FOR UPDATE`,
      [() => deleteCategory(admin, { categoryId: snacks }), () => edit({ categoryIds: [dairy, snacks] })],
    );
    expect(deleted).toMatchObject({ status: 'fulfilled' });
    expect(edited).toMatchObject({ reason: expect.any(CategoryNotFoundError) as unknown });
    expect((await rows())[0]?.categoryIds).toEqual([dairy]);
  });
});

describe('deleteSubCategory', () => {
  let subCategoryId: string;
  beforeEach(async () => void ({ subCategoryId } = await add()));
  const remove = () => deleteSubCategory(admin, { subCategoryId });
  const addProduct = async (fields: Parameters<typeof makeProduct>[0]) => {
    const { id: productId } = await makeProduct(fields);
    await db.productSubCategory.create({ data: { productId, subCategoryId } });
  };

  it('removes it from its categories, writes its state to the audit log, and removes its picture', async () => {
    expect(await remove()).toEqual({ subCategoryId });
    expect(await rows()).toEqual([]);
    expect(await db.subCategoryCategory.count()).toBe(0);
    expect(await db.category.count()).toBe(2);
    expect((await log())[1]).toEqual({
      action: 'SUB_CATEGORY_DELETE',
      subjectId: subCategoryId,
      subjectName: 'Milk',
      before: milkIn(inDairy()),
      after: null,
    });
    expect(await queuedPictureRemovals()).toEqual([[pictureId]]);
    await expect(remove()).rejects.toBeInstanceOf(SubCategoryNotFoundError);
  });

  it('is rejected while products, also hidden ones, refer to it', async () => {
    await addProduct({ isPublished: false });
    await expect(remove()).rejects.toThrow(new SubCategoryInUseError('Milk', 1));
    await addProduct({});
    await expect(remove()).rejects.toThrow('Milk is in use: 2 products');
    expect(await log()).toHaveLength(1);
  });

  it('ignores deleted products and removes them from it', async () => {
    await addProduct({ deletedAt: new Date() });
    await remove();
    expect(await db.productSubCategory.count()).toBe(0);
    expect(await db.product.count()).toBe(1);
  });
});

it('is for admins only, also in the rules themselves', async () => {
  const { subCategoryId } = await add();
  const shopper = await makeShopper();
  const fields = { name: 'Curd', pictureId, categoryIds: [dairy] };
  for (const asked of [
    () => createSubCategory(shopper, fields),
    () => updateSubCategory(shopper, { subCategoryId, ...fields }),
    () => deleteSubCategory(shopper, { subCategoryId }),
  ]) {
    await expect(asked()).rejects.toThrow('Do not have permission');
  }
  expect(await rows()).toEqual([{ name: 'Milk', pictureId, categoryIds: [dairy] }]);
});
