import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { db } from '../../../platform/db/client.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { CategoryInUseError } from '../catalogueErrors.ts';
import { lockCategory } from './lockCategories.ts';

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
