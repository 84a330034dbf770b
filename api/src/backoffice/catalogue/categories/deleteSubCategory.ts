import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { db } from '../../../platform/db/client.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { SubCategoryInUseError } from '../catalogueErrors.ts';
import { lockSubCategory } from './lockCategories.ts';

/**
 * Deletes a sub-category without products. Hidden products count, because they can be published again; deleted products do not,
 * and are removed from the sub-category. @throws SubCategoryNotFoundError, SubCategoryInUseError
 */
export async function deleteSubCategory(
  viewer: Viewer,
  { subCategoryId }: { subCategoryId: string },
): Promise<{ subCategoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const before = await lockSubCategory(tx, subCategoryId);
    const productCount = await tx.productSubCategory.count({ where: { subCategoryId, product: { deletedAt: null } } });
    if (productCount > 0) throw new SubCategoryInUseError(before.name, productCount);
    await tx.productSubCategory.deleteMany({ where: { subCategoryId } });
    await tx.subCategory.delete({ where: { id: subCategoryId }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'SUB_CATEGORY_DELETE',
      subjectId: subCategoryId,
      subjectName: before.name,
      before: { ...before },
      after: null,
    });
    await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { subCategoryId };
  });
}
