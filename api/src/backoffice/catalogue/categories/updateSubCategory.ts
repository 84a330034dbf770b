import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import type { SubCategoryFields } from './createSubCategory.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { lockCategories, lockSubCategory } from './lockCategories.ts';

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
    await recordAudit(tx, viewer, {
      action: 'SUB_CATEGORY_UPDATE',
      subjectId: subCategoryId,
      subjectName: name,
      before: { ...before },
      after: { name, pictureId, categories },
    });
    if (isPictureChanged) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { subCategoryId };
  });
}
