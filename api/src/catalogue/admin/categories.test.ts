import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { makePicture, makeProduct, makeShelf, makeShopper, newId } from '../../testing/fixtures.ts';
import { queuedRemovals } from '../../testing/queuedRemovals.ts';
import { whileLocked } from '../../testing/whileLocked.ts';
import { addCategory } from './addCategory.ts';
import { addSubCategory } from './addSubCategory.ts';
import { CategoryGoneError, CategoryInUseError, NameTakenError, PictureGoneError } from './catalogueErrors.ts';
import { deleteCategory } from './deleteCategory.ts';
import { editCategory } from './editCategory.ts';

let admin: Viewer;
let pictureId: string;
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE categories, sub_categories, products CASCADE`;
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeShopper({ role: 'ADMIN' });
  pictureId = await makePicture();
});

const add = (name = 'Dairy') => addCategory(admin, { name, pictureId });
const rows = () => db.category.findMany({ orderBy: { id: 'asc' }, select: { name: true, pictureId: true } });
/** What the admin of this test has on record. */
const log = () =>
  db.auditEntry.findMany({
    where: { actorId: admin.userId },
    orderBy: { id: 'asc' },
    omit: { id: true, actorId: true, batchId: true, createdAt: true },
  });

describe('addCategory', () => {
  it('adds it and writes that down', async () => {
    const { categoryId } = await add();
    expect(await rows()).toEqual([{ name: 'Dairy', pictureId }]);
    expect(await log()).toEqual([
      {
        action: 'CATEGORY_ADD',
        subjectType: 'CATEGORY',
        subjectId: categoryId,
        subjectName: 'Dairy',
        before: null,
        after: { name: 'Dairy', pictureId },
      },
    ]);
  });

  it('refuses a name that another one has, and writes nothing down', async () => {
    await add();
    await expect(add('DAIRY')).rejects.toThrow(new NameTakenError('DAIRY'));
    expect(await rows()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('may have the name of a sub-category', async () => {
    const { categoryId } = await add();
    await addSubCategory(admin, { name: 'Milk', pictureId, categoryIds: [categoryId] });
    await add('Milk');
    expect(await rows()).toHaveLength(2);
  });

  it('makes one of two that are added at once under one name', async () => {
    const outcomes = await Promise.allSettled(['Dairy', 'dairy', 'DAIRY'].map((name) => add(name)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(NameTakenError);
    }
    expect(await rows()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('takes a picture that any admin has uploaded', async () => {
    const { userId } = await makeShopper({ role: 'ADMIN' });
    await db.mediaFile.update({ where: { id: pictureId }, data: { ownerId: userId } });
    await add();
    expect(await rows()).toHaveLength(1);
  });

  it("takes neither a picture that is not there nor a shopper's own", async () => {
    const { userId } = await makeShopper({ avatar: { connect: { id: pictureId } } });
    await db.mediaFile.update({ where: { id: pictureId }, data: { ownerId: userId } });
    for (const id of [newId(), pictureId]) {
      await expect(addCategory(admin, { name: 'Dairy', pictureId: id })).rejects.toBeInstanceOf(PictureGoneError);
    }
    expect(await rows()).toEqual([]);
    expect(await log()).toEqual([]);
  });

  it('does not take a picture that is being removed', async () => {
    const [outcome] = await whileLocked((tx) => tx.mediaFile.delete({ where: { id: pictureId } }), [() => add()]);
    expect(outcome).toMatchObject({ reason: expect.any(PictureGoneError) as unknown });
  });
});

describe('editCategory', () => {
  let categoryId: string;
  beforeEach(async () => void ({ categoryId } = await add()));
  const edit = (name: string, picture = pictureId) => editCategory(admin, { categoryId, name, pictureId: picture });

  it('changes name and picture, writes both states down and has the former picture removed', async () => {
    const other = await makePicture();
    await edit('Dairy & eggs', other);
    expect(await rows()).toEqual([{ name: 'Dairy & eggs', pictureId: other }]);
    expect((await log())[1]).toEqual({
      action: 'CATEGORY_EDIT',
      subjectType: 'CATEGORY',
      subjectId: categoryId,
      subjectName: 'Dairy & eggs',
      before: { name: 'Dairy', pictureId },
      after: { name: 'Dairy & eggs', pictureId: other },
    });
    expect(await queuedRemovals()).toEqual([[pictureId]]);
  });

  it('may change the capitals of its own name, and keeps its picture', async () => {
    await edit('DAIRY');
    expect(await rows()).toEqual([{ name: 'DAIRY', pictureId }]);
    expect(await queuedRemovals()).toEqual([]);
  });

  it('keeps a picture whose uploader is an admin no more', async () => {
    const { userId } = await makeShopper();
    await db.mediaFile.update({ where: { id: pictureId }, data: { ownerId: userId } });
    await edit('Milk');
    expect(await rows()).toEqual([{ name: 'Milk', pictureId }]);
  });

  it('writes nothing down when nothing changes', async () => {
    await edit('Dairy');
    expect(await log()).toHaveLength(1);
  });

  it('refuses the name of another one', async () => {
    await add('Snacks');
    await expect(edit('snacks')).rejects.toBeInstanceOf(NameTakenError);
    expect((await rows()).map(({ name }) => name)).toEqual(['Dairy', 'Snacks']);
  });

  it('refuses a picture that is not there, or a category that is gone', async () => {
    await expect(edit('Milk', newId())).rejects.toBeInstanceOf(PictureGoneError);
    await deleteCategory(admin, { categoryId });
    await expect(edit('Milk')).rejects.toBeInstanceOf(CategoryGoneError);
  });
});

describe('deleteCategory', () => {
  const remove = (categoryId: string) => deleteCategory(admin, { categoryId });

  it('deletes what nothing refers to, writes down what it was, and has its picture removed', async () => {
    const { categoryId } = await add();
    expect(await remove(categoryId)).toEqual({ categoryId });
    expect(await rows()).toEqual([]);
    expect((await log())[1]).toEqual({
      action: 'CATEGORY_DELETE',
      subjectType: 'CATEGORY',
      subjectId: categoryId,
      subjectName: 'Dairy',
      before: { name: 'Dairy', pictureId },
      after: null,
    });
    expect(await queuedRemovals()).toEqual([[pictureId]]);
    await expect(remove(categoryId)).rejects.toBeInstanceOf(CategoryGoneError);
  });

  it('counts what refers to it, hidden products too', async () => {
    const { categoryId } = await makeShelf([(await makeProduct()).id, (await makeProduct({ isPublished: false })).id]);
    await db.category.update({ where: { id: categoryId }, data: { name: 'Dairy' } });
    await expect(remove(categoryId)).rejects.toThrow('Dairy is in use: 1 sub-category, 2 products');
    await db.subCategoryCategory.deleteMany();
    const refusal: unknown = await remove(categoryId).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CategoryInUseError);
    expect(refusal).toMatchObject({ message: 'Dairy is in use: 2 products', subCategoryCount: 0, productCount: 2 });
    expect(await log()).toEqual([]);
    expect(await queuedRemovals()).toEqual([]);
  });

  it('takes no notice of deleted products, which leave it', async () => {
    const { id } = await makeProduct({ deletedAt: new Date() });
    const { categoryId } = await add();
    await db.productCategory.create({ data: { productId: id, categoryId } });
    await remove(categoryId);
    expect(await db.product.findUnique({ where: { id }, select: { categories: true } })).toEqual({ categories: [] });
  });

  const race = (categoryId: string, order: ('add' | 'delete')[]) =>
    whileLocked<unknown>(
      (tx) => tx.$executeRaw`SELECT FROM categories WHERE id = ${categoryId}::uuid FOR UPDATE`,
      order.map((what) => () => {
        if (what === 'delete') return remove(categoryId);
        return addSubCategory(admin, { name: 'Milk', pictureId, categoryIds: [categoryId] });
      }),
    );

  it('is refused when a sub-category has just been added to it', async () => {
    const { categoryId } = await add();
    const [added, deleted] = await race(categoryId, ['add', 'delete']);
    expect(added).toMatchObject({ status: 'fulfilled' });
    expect(deleted).toMatchObject({ reason: { name: 'CategoryInUseError', subCategoryCount: 1, productCount: 0 } });
  });

  it('leaves a sub-category that comes too late without a place, and so not added', async () => {
    const { categoryId } = await add();
    const [deleted, added] = await race(categoryId, ['delete', 'add']);
    expect(deleted).toMatchObject({ status: 'fulfilled' });
    expect(added).toMatchObject({ reason: expect.any(CategoryGoneError) as unknown });
    expect(await db.subCategory.count()).toBe(0);
    expect((await log()).map(({ action }) => action)).toEqual(['CATEGORY_ADD', 'CATEGORY_DELETE']);
  });

  it('happens once when two ask at once', async () => {
    const { categoryId } = await add();
    const outcomes = await race(categoryId, ['delete', 'delete']);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { reason: expect.any(CategoryGoneError) as unknown }]);
  });
});

it('is all for admins alone, by the rules themselves as well', async () => {
  const { categoryId } = await add();
  const shopper = await makeShopper();
  for (const asked of [
    () => addCategory(shopper, { name: 'Snacks', pictureId }),
    () => editCategory(shopper, { categoryId, name: 'Snacks', pictureId }),
    () => deleteCategory(shopper, { categoryId }),
  ]) {
    await expect(asked()).rejects.toThrow('Do not have permission');
  }
  expect(await rows()).toEqual([{ name: 'Dairy', pictureId }]);
});
