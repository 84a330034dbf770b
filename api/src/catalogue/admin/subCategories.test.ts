import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { makePicture, makeProduct, makeShopper, newId } from '../../testing/fixtures.ts';
import { queuedRemovals } from '../../testing/queuedRemovals.ts';
import { whileLocked } from '../../testing/whileLocked.ts';
import { addCategory } from './addCategory.ts';
import { addSubCategory } from './addSubCategory.ts';
import {
  CategoryGoneError,
  NameTakenError,
  PictureGoneError,
  SubCategoryGoneError,
  SubCategoryInUseError,
} from './catalogueErrors.ts';
import { deleteCategory } from './deleteCategory.ts';
import { deleteSubCategory } from './deleteSubCategory.ts';
import { editSubCategory } from './editSubCategory.ts';

let admin: Viewer;
let pictureId: string;
let dairy: string;
let snacks: string;
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE categories, sub_categories, products CASCADE`;
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeShopper({ role: 'ADMIN' });
  pictureId = await makePicture();
  ({ categoryId: dairy } = await addCategory(admin, { name: 'Dairy', pictureId }));
  ({ categoryId: snacks } = await addCategory(admin, { name: 'Snacks', pictureId }));
});

const add = (name = 'Milk', categoryIds = [dairy]) => addSubCategory(admin, { name, pictureId, categoryIds });
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
/** What the admin of this test has on record about sub-categories. */
const log = () =>
  db.auditEntry.findMany({
    where: { actorId: admin.userId, subjectType: 'SUB_CATEGORY' },
    orderBy: { id: 'asc' },
    select: { action: true, subjectId: true, subjectName: true, before: true, after: true },
  });
const milkIn = (...categories: object[]) => ({ name: 'Milk', pictureId, categories });
const inDairy = () => ({ id: dairy, name: 'Dairy' });
const inSnacks = () => ({ id: snacks, name: 'Snacks' });

describe('addSubCategory', () => {
  it('adds it to each category once, and writes that down', async () => {
    const { subCategoryId } = await add('Milk', [snacks, dairy, snacks]);
    expect(await rows()).toEqual([{ name: 'Milk', pictureId, categoryIds: [dairy, snacks] }]);
    expect(await log()).toEqual([
      {
        action: 'SUB_CATEGORY_ADD',
        subjectId: subCategoryId,
        subjectName: 'Milk',
        before: null,
        after: milkIn(inDairy(), inSnacks()),
      },
    ]);
  });

  it('refuses a taken name, a category or a picture that is not there, and leaves nothing of it', async () => {
    await add();
    await expect(add('MILK')).rejects.toThrow(new NameTakenError('MILK'));
    await expect(add('Curd', [dairy, newId()])).rejects.toBeInstanceOf(CategoryGoneError);
    await expect(
      addSubCategory(admin, { name: 'Curd', pictureId: newId(), categoryIds: [dairy] }),
    ).rejects.toBeInstanceOf(PictureGoneError);
    expect(await rows()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('makes one of two that are added at once under one name', async () => {
    const outcomes = await Promise.allSettled([add('Milk'), add('milk', [snacks])]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([expect.any(NameTakenError)]);
    expect(await rows()).toHaveLength(1);
  });
});

describe('editSubCategory', () => {
  let subCategoryId: string;
  beforeEach(async () => void ({ subCategoryId } = await add()));
  const edit = (fields: { name?: string; pictureId?: string; categoryIds?: string[] }) =>
    editSubCategory(admin, { subCategoryId, name: 'Milk', pictureId, categoryIds: [dairy], ...fields });

  it('moves it to other categories and writes both states down; its products stay where they are', async () => {
    const { id: productId } = await makeProduct();
    await db.productSubCategory.create({ data: { productId, subCategoryId } });
    await db.productCategory.create({ data: { productId, categoryId: dairy } });
    await edit({ categoryIds: [snacks] });
    expect(await rows()).toEqual([{ name: 'Milk', pictureId, categoryIds: [snacks] }]);
    expect((await log())[1]).toEqual({
      action: 'SUB_CATEGORY_EDIT',
      subjectId: subCategoryId,
      subjectName: 'Milk',
      before: milkIn(inDairy()),
      after: milkIn(inSnacks()),
    });
    expect(await db.productCategory.findMany({ where: { productId } })).toEqual([{ productId, categoryId: dairy }]);
    expect(await db.productSubCategory.count({ where: { productId, subCategoryId } })).toBe(1);
  });

  it('puts it in another category as well', async () => {
    await edit({ categoryIds: [snacks, dairy] });
    expect((await rows())[0]?.categoryIds).toEqual([dairy, snacks]);
  });

  it('changes name and picture, and has the former picture removed', async () => {
    const other = await makePicture();
    await edit({ name: 'Milk & curd', pictureId: other });
    expect(await rows()).toEqual([{ name: 'Milk & curd', pictureId: other, categoryIds: [dairy] }]);
    expect(await queuedRemovals()).toEqual([[pictureId]]);
  });

  it('writes nothing down when nothing changes', async () => {
    await edit({ categoryIds: [dairy, dairy] });
    expect(await log()).toHaveLength(1);
  });

  it('refuses what add refuses, and leaves it as it was', async () => {
    await add('Curd');
    await expect(edit({ name: 'CURD' })).rejects.toBeInstanceOf(NameTakenError);
    await expect(edit({ categoryIds: [snacks, newId()] })).rejects.toBeInstanceOf(CategoryGoneError);
    await expect(edit({ categoryIds: [snacks], pictureId: newId() })).rejects.toBeInstanceOf(PictureGoneError);
    expect((await rows())[0]).toEqual({ name: 'Milk', pictureId, categoryIds: [dairy] });
    expect(await log()).toHaveLength(2);
  });

  it('tells when it has been deleted meanwhile', async () => {
    await deleteSubCategory(admin, { subCategoryId });
    await expect(edit({ name: 'Curd' })).rejects.toBeInstanceOf(SubCategoryGoneError);
  });

  it('does not move into a category that is being deleted', async () => {
    const [deleted, edited] = await whileLocked<unknown>(
      (tx) => tx.$executeRaw`SELECT FROM categories WHERE id = ${snacks}::uuid FOR UPDATE`,
      [() => deleteCategory(admin, { categoryId: snacks }), () => edit({ categoryIds: [dairy, snacks] })],
    );
    expect(deleted).toMatchObject({ status: 'fulfilled' });
    expect(edited).toMatchObject({ reason: expect.any(CategoryGoneError) as unknown });
    expect((await rows())[0]?.categoryIds).toEqual([dairy]);
  });
});

describe('deleteSubCategory', () => {
  let subCategoryId: string;
  beforeEach(async () => void ({ subCategoryId } = await add()));
  const remove = () => deleteSubCategory(admin, { subCategoryId });
  const hold = async (fields: Parameters<typeof makeProduct>[0]) => {
    const { id: productId } = await makeProduct(fields);
    await db.productSubCategory.create({ data: { productId, subCategoryId } });
  };

  it('deletes it out of its categories, writes down what it was, and has its picture removed', async () => {
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
    expect(await queuedRemovals()).toEqual([[pictureId]]);
    await expect(remove()).rejects.toBeInstanceOf(SubCategoryGoneError);
  });

  it('is refused while products refer to it, hidden ones too', async () => {
    await hold({ isPublished: false });
    await expect(remove()).rejects.toThrow(new SubCategoryInUseError('Milk', 1));
    await hold({});
    await expect(remove()).rejects.toThrow('Milk is in use: 2 products');
    expect(await log()).toHaveLength(1);
  });

  it('takes no notice of deleted products, which leave it', async () => {
    await hold({ deletedAt: new Date() });
    await remove();
    expect(await db.productSubCategory.count()).toBe(0);
    expect(await db.product.count()).toBe(1);
  });
});

it('is all for admins alone, by the rules themselves as well', async () => {
  const { subCategoryId } = await add();
  const shopper = await makeShopper();
  const fields = { name: 'Curd', pictureId, categoryIds: [dairy] };
  for (const asked of [
    () => addSubCategory(shopper, fields),
    () => editSubCategory(shopper, { subCategoryId, ...fields }),
    () => deleteSubCategory(shopper, { subCategoryId }),
  ]) {
    await expect(asked()).rejects.toThrow('Do not have permission');
  }
  expect(await rows()).toEqual([{ name: 'Milk', pictureId, categoryIds: [dairy] }]);
});
