import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError, CategoryInUseError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { type CategoryState, type NamedPicture, lockCategory } from './lockCategories.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { db } from '../../../platform/db/client.ts';

/** A category to create: without a GST, and shown everywhere, unless it says so. */
type NewCategory = NamedPicture & Partial<CategoryState>;

/** Creates a category. @throws NameTakenError, PictureNotFoundError */
export async function createCategory(
  viewer: Viewer,
  { name, pictureId, gstPercent = null, isOnHomePage = true, isInFooter = true }: NewCategory,
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    await lockPicture(tx, pictureId);
    const after = { name, pictureId, gstPercent, isOnHomePage, isInFooter };
    const { id } = await tx.category.create({ data: after, select: { id: true } });
    await recordAudit(tx, viewer, { action: 'CATEGORY_CREATE', subjectId: id, subjectName: name, before: null, after });
    return { categoryId: id };
  });
}

/** A change of a category: what is left out stays; null clears the GST. */
interface CategoryUpdate extends NamedPicture {
  categoryId: string;
  gstPercent?: number | null | undefined;
  isOnHomePage?: boolean | undefined;
  isInFooter?: boolean | undefined;
}

/**
 * Changes the name, the picture, the GST and the places of a category. The previous picture is deleted when nothing else uses it. @throws
 * CategoryNotFoundError, NameTakenError, PictureNotFoundError
 */
export async function updateCategory(
  viewer: Viewer,
  { categoryId, name, pictureId, gstPercent, isOnHomePage, isInFooter }: CategoryUpdate,
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    const before = await lockCategory(tx, categoryId);
    const after = {
      name,
      pictureId,
      gstPercent: gstPercent === undefined ? before.gstPercent : gstPercent,
      isOnHomePage: isOnHomePage ?? before.isOnHomePage,
      isInFooter: isInFooter ?? before.isInFooter,
    };
    const isPictureChanged = pictureId !== before.pictureId;
    if (isPictureChanged) await lockPicture(tx, pictureId);
    await tx.category.update({ where: { id: categoryId }, data: after, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_UPDATE',
      subjectId: categoryId,
      subjectName: name,
      before: { ...before },
      after,
    });
    if (isPictureChanged) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { categoryId };
  });
}

/**
 * Deletes a category without sub-categories and products. Hidden products count, because they can be published again; deleted
 * products do not, and are removed from the category. @throws CategoryNotFoundError, CategoryInUseError
 */
export async function deleteCategory(
  viewer: Viewer,
  { categoryId }: { categoryId: string },
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockCategory(tx, categoryId);
    const subCategoryCount = await tx.subCategoryCategory.count({ where: { categoryId } });
    const productCount = await tx.productCategory.count({ where: { categoryId, product: { deletedAt: null } } });
    if (subCategoryCount > 0 || productCount > 0) {
      throw new CategoryInUseError(before.name, { subCategoryCount, productCount });
    }
    await tx.productCategory.deleteMany({ where: { categoryId } });
    await tx.category.delete({ where: { id: categoryId }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_DELETE',
      subjectId: categoryId,
      subjectName: before.name,
      before: { ...before },
      after: null,
    });
    await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { categoryId };
  });
}
