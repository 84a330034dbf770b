import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { emptyTables } from '../../../testing/emptyTables.ts';
import { makePicture, makeProduct, makeShopper, makeStaff, makeSubCategory, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { queuedPictureRemovals } from '../../../testing/queuedPictureRemovals.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { NO_DEFAULTS } from '../declarations/productDeclarations.ts';
import { createCategory, deleteCategory, updateCategory } from './writeCategory.ts';
import { createSubCategory } from './writeSubCategory.ts';
import { CategoryNotFoundError, CategoryInUseError, NameTakenError, PictureNotFoundError } from '../catalogueErrors.ts';

const SHOWN = { isOnHomePage: true, isInFooter: true, startsOn: null, endsOn: null, ...NO_DEFAULTS };

let admin: Viewer;
let pictureId: string;
beforeEach(async () => {
  await emptyTables('categories', 'sub_categories', 'products');
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeStaff('CATALOGUE');
  pictureId = await makePicture();
});

const add = (name = 'Dairy') => createCategory(admin, { name, pictureId });
const rows = () => db.category.findMany({ orderBy: { id: 'asc' }, select: { name: true, pictureId: true } });
/** The audit entries of the admin of this test. */
const log = () =>
  db.auditEntry.findMany({
    where: { actorId: admin.userId },
    orderBy: { id: 'asc' },
    omit: { id: true, actorId: true, batchId: true, isPartOfImport: true, createdAt: true },
  });

describe('createCategory', () => {
  it('creates it and writes the audit log', async () => {
    const { categoryId } = await add();
    expect(await rows()).toEqual([{ name: 'Dairy', pictureId }]);
    expect(await log()).toEqual([
      {
        action: 'CATEGORY_CREATE',
        subjectType: 'CATEGORY',
        subjectId: categoryId,
        subjectName: 'Dairy',
        before: null,
        after: { name: 'Dairy', pictureId, gstPercent: null, ...SHOWN },
      },
    ]);
  });

  it('keeps the GST that an update leaves out, and clears it by null', async () => {
    const { categoryId } = await createCategory(admin, { name: 'Dairy', pictureId, gstPercent: 5 });
    const gst = async () => (await db.category.findUniqueOrThrow({ where: { id: categoryId } })).gstPercent;
    await updateCategory(admin, { categoryId, name: 'Milk', pictureId });
    expect(await gst()).toBe(5);
    await updateCategory(admin, { categoryId, name: 'Milk', pictureId, gstPercent: null });
    expect(await gst()).toBeNull();
    const outOfRange = db.category.update({ where: { id: categoryId }, data: { gstPercent: 101 } });
    await expect(outOfRange).rejects.toThrow('categories_gst_percent_in_range');
  });

  it('is shown in the places that were chosen for it', async () => {
    const { categoryId } = await add('Dairy');
    await createCategory(admin, { name: 'Gifts', pictureId, isOnHomePage: false });
    await updateCategory(admin, { categoryId, name: 'Dairy', pictureId, isInFooter: false });
    await updateCategory(admin, { categoryId, name: 'Dairy', pictureId });
    const listed = async (filter: object, fields = '') => {
      const query = `query ($filter: CategoryFilter) { categories(filter: $filter, first: 5) {
        totalCount edges { node { name ${fields} } } } }`;
      const { categories } = (await executeGraphql(query, { filter }, admin)).data;
      const names = categories.edges.map(({ node }: { node: { name: string } }) => node.name);
      expect(names).toHaveLength(categories.totalCount);
      return names;
    };
    expect(await listed({})).toEqual(['Dairy', 'Gifts']);
    expect(await listed({ isOnHomePage: true })).toEqual(['Dairy']);
    expect(await listed({ isOnHomePage: false, isInFooter: true })).toEqual(['Gifts']);
    expect(await listed({ isInFooter: true }, 'gstPercent isInFooter')).toEqual(['Gifts']); // not by the list's own SQL
  });

  it('rejects a taken name and writes nothing to the audit log', async () => {
    await add();
    await expect(add('DAIRY')).rejects.toThrow(new NameTakenError('DAIRY'));
    expect(await rows()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('accepts the name of a sub-category', async () => {
    const { categoryId } = await add();
    await createSubCategory(admin, { name: 'Milk', pictureId, categoryIds: [categoryId] });
    await add('Milk');
    expect(await rows()).toHaveLength(2);
  });

  it('creates one of two with the same name in concurrent calls', async () => {
    const outcomes = await Promise.allSettled(['Dairy', 'dairy', 'DAIRY'].map((name) => add(name)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(NameTakenError);
    }
    expect(await rows()).toHaveLength(1);
    expect(await log()).toHaveLength(1);
  });

  it('accepts a picture of any admin', async () => {
    const { userId } = await makeStaff('CATALOGUE');
    await db.picture.update({ where: { id: pictureId }, data: { ownerId: userId } });
    await add();
    expect(await rows()).toHaveLength(1);
  });

  it('rejects an unknown picture and one of a shopper', async () => {
    const { userId } = await makeShopper({ avatar: { connect: { id: pictureId } } });
    await db.picture.update({ where: { id: pictureId }, data: { ownerId: userId } });
    for (const id of [newId(), pictureId]) {
      await expect(createCategory(admin, { name: 'Dairy', pictureId: id })).rejects.toBeInstanceOf(
        PictureNotFoundError,
      );
    }
    expect(await rows()).toEqual([]);
    expect(await log()).toEqual([]);
  });

  it('rejects a picture that is being removed', async () => {
    const [outcome] = await whileLocked((tx) => tx.picture.delete({ where: { id: pictureId } }), [() => add()]);
    expect(outcome).toMatchObject({ reason: expect.any(PictureNotFoundError) as unknown });
  });
});

describe('updateCategory', () => {
  let categoryId: string;
  beforeEach(async () => void ({ categoryId } = await add()));
  const edit = (name: string, picture = pictureId) => updateCategory(admin, { categoryId, name, pictureId: picture });

  it('changes name and picture, writes both states to the audit log, and removes the previous picture', async () => {
    const other = await makePicture();
    await edit('Dairy & eggs', other);
    expect(await rows()).toEqual([{ name: 'Dairy & eggs', pictureId: other }]);
    expect((await log())[1]).toEqual({
      action: 'CATEGORY_UPDATE',
      subjectType: 'CATEGORY',
      subjectId: categoryId,
      subjectName: 'Dairy & eggs',
      before: { name: 'Dairy', pictureId, gstPercent: null, ...SHOWN },
      after: { name: 'Dairy & eggs', pictureId: other, gstPercent: null, ...SHOWN },
    });
    expect(await queuedPictureRemovals()).toEqual([[pictureId]]);
  });

  it('changes the case of its own name and keeps its picture', async () => {
    await edit('DAIRY');
    expect(await rows()).toEqual([{ name: 'DAIRY', pictureId }]);
    expect(await queuedPictureRemovals()).toEqual([]);
  });

  it('keeps a picture whose uploader is no longer an admin', async () => {
    const { userId } = await makeShopper();
    await db.picture.update({ where: { id: pictureId }, data: { ownerId: userId } });
    await edit('Milk');
    expect(await rows()).toEqual([{ name: 'Milk', pictureId }]);
  });

  it('writes no audit entry when nothing changes', async () => {
    await edit('Dairy');
    expect(await log()).toHaveLength(1);
  });

  it('rejects the name of another category', async () => {
    await add('Snacks');
    await expect(edit('snacks')).rejects.toBeInstanceOf(NameTakenError);
    expect((await rows()).map(({ name }) => name)).toEqual(['Dairy', 'Snacks']);
  });

  it('rejects an unknown picture and an unknown category', async () => {
    await expect(edit('Milk', newId())).rejects.toBeInstanceOf(PictureNotFoundError);
    await deleteCategory(admin, { categoryId });
    await expect(edit('Milk')).rejects.toBeInstanceOf(CategoryNotFoundError);
  });
});

describe('deleteCategory', () => {
  const remove = (categoryId: string) => deleteCategory(admin, { categoryId });

  it('deletes an unused category, writes its state to the audit log, and removes its picture', async () => {
    const { categoryId } = await add();
    expect(await remove(categoryId)).toEqual({ categoryId });
    expect(await rows()).toEqual([]);
    expect((await log())[1]).toEqual({
      action: 'CATEGORY_DELETE',
      subjectType: 'CATEGORY',
      subjectId: categoryId,
      subjectName: 'Dairy',
      before: { name: 'Dairy', pictureId, gstPercent: null, ...SHOWN },
      after: null,
    });
    expect(await queuedPictureRemovals()).toEqual([[pictureId]]);
    await expect(remove(categoryId)).rejects.toBeInstanceOf(CategoryNotFoundError);
  });

  it('counts references, including hidden products', async () => {
    const { categoryId } = await makeSubCategory([
      (await makeProduct()).id,
      (await makeProduct({ isPublished: false })).id,
    ]);
    await db.category.update({ where: { id: categoryId }, data: { name: 'Dairy' } });
    await expect(remove(categoryId)).rejects.toThrow('Dairy is in use: 1 sub-category, 2 products');
    await db.subCategoryCategory.deleteMany();
    const refusal: unknown = await remove(categoryId).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CategoryInUseError);
    expect(refusal).toMatchObject({ message: 'Dairy is in use: 2 products', subCategoryCount: 0, productCount: 2 });
    expect(await log()).toEqual([]);
    expect(await queuedPictureRemovals()).toEqual([]);
  });

  it('ignores deleted products and removes them from it', async () => {
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
        return createSubCategory(admin, { name: 'Milk', pictureId, categoryIds: [categoryId] });
      }),
    );

  it('is rejected after a concurrent transaction has added a sub-category', async () => {
    const { categoryId } = await add();
    const [added, deleted] = await race(categoryId, ['add', 'delete']);
    expect(added).toMatchObject({ status: 'fulfilled' });
    expect(deleted).toMatchObject({ reason: { name: 'CategoryInUseError', subCategoryCount: 1, productCount: 0 } });
  });

  it('rejects a sub-category that a concurrent call adds to it', async () => {
    const { categoryId } = await add();
    const [deleted, added] = await race(categoryId, ['delete', 'add']);
    expect(deleted).toMatchObject({ status: 'fulfilled' });
    expect(added).toMatchObject({ reason: expect.any(CategoryNotFoundError) as unknown });
    expect(await db.subCategory.count()).toBe(0);
    expect((await log()).map(({ action }) => action)).toEqual(['CATEGORY_CREATE', 'CATEGORY_DELETE']);
  });

  it('happens once in concurrent calls', async () => {
    const { categoryId } = await add();
    const outcomes = await race(categoryId, ['delete', 'delete']);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { reason: expect.any(CategoryNotFoundError) as unknown }]);
  });
});

it('is for admins only, also in the rules themselves', async () => {
  const { categoryId } = await add();
  const shopper = await makeShopper();
  for (const asked of [
    () => createCategory(shopper, { name: 'Snacks', pictureId }),
    () => updateCategory(shopper, { categoryId, name: 'Snacks', pictureId }),
    () => deleteCategory(shopper, { categoryId }),
  ]) {
    await expect(asked()).rejects.toThrow('Do not have permission');
  }
  expect(await rows()).toEqual([{ name: 'Dairy', pictureId }]);
});
