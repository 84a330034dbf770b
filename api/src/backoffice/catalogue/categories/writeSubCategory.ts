import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditCatalogue } from '../catalogueChange.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError, SubCategoryInUseError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { countCollections, lockCategories, type NamedPicture, lockSubCategory } from './lockCategories.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { db } from '../../../platform/db/client.ts';

/** The fields of a sub-category. A category that is named twice counts once. */
interface SubCategoryFields extends NamedPicture {
  categoryIds: readonly string[];
}

/** Creates a sub-category in categories. @throws CategoryNotFoundError, NameTakenError, PictureNotFoundError */
export async function createSubCategory(viewer: Viewer, { name, pictureId, categoryIds }: SubCategoryFields) {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    const categories = await lockCategories(tx, categoryIds);
    await lockPicture(tx, pictureId);
    const links = categories.map(({ id }) => ({ categoryId: id }));
    const { id } = await tx.subCategory.create({
      data: { name, pictureId, categories: { create: links } },
      select: { id: true },
    });
    const after = { name, pictureId, categories };
    await auditCatalogue(tx, viewer, { action: 'SUB_CATEGORY_CREATE', id, before: null, after });
    return { subCategoryId: id };
  });
}

/**
 * Changes the name, the picture and the categories of a sub-category; the categories of its products do not change. The previous picture is
 * deleted when nothing else uses it. @throws SubCategoryNotFoundError, CategoryNotFoundError, NameTakenError, PictureNotFoundError
 */
export async function updateSubCategory(
  viewer: Viewer,
  { subCategoryId, name, pictureId, categoryIds }: SubCategoryFields & { subCategoryId: string },
): Promise<{ subCategoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    const before = await lockSubCategory(tx, subCategoryId);
    const categories = await lockCategories(tx, categoryIds);
    const isPictureChanged = pictureId !== before.pictureId;
    if (isPictureChanged) await lockPicture(tx, pictureId);
    await tx.subCategory.update({ where: { id: subCategoryId }, data: { name, pictureId }, select: { id: true } });
    await tx.subCategoryCategory.deleteMany({
      where: { subCategoryId, categoryId: { notIn: categories.map(({ id }) => id) } },
    });
    await tx.subCategoryCategory.createMany({
      data: categories.map(({ id }) => ({ subCategoryId, categoryId: id })),
      skipDuplicates: true,
    });
    const after = { name, pictureId, categories };
    await auditCatalogue(tx, viewer, { action: 'SUB_CATEGORY_UPDATE', id: subCategoryId, before, after });
    if (isPictureChanged) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { subCategoryId };
  });
}

/**
 * Deletes a sub-category without products. Hidden products count, because they can be published again; deleted products do not,
 * and are removed from the sub-category. @throws SubCategoryNotFoundError, SubCategoryInUseError
 */
export async function deleteSubCategory(viewer: Viewer, { subCategoryId }: { subCategoryId: string }) {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockSubCategory(tx, subCategoryId);
    const productCount = await tx.productSubCategory.count({ where: { subCategoryId, product: { deletedAt: null } } });
    const collectionCount = await countCollections(tx, 'subCategoryIds', subCategoryId);
    if (productCount > 0 || collectionCount > 0)
      throw new SubCategoryInUseError(before.name, productCount, collectionCount);
    await tx.productSubCategory.deleteMany({ where: { subCategoryId } });
    await tx.subCategory.delete({ where: { id: subCategoryId }, select: { id: true } });
    await auditCatalogue(tx, viewer, { action: 'SUB_CATEGORY_DELETE', id: subCategoryId, before, after: null });
    await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { subCategoryId };
  });
}
