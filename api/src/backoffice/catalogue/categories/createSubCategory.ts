import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { lockCategories, type NamedPicture } from './lockCategories.ts';

/** The fields of a sub-category. A category that is named twice counts once. */
export interface SubCategoryFields extends NamedPicture {
  categoryIds: readonly string[];
}

/** Creates a sub-category in categories. @throws CategoryNotFoundError, NameTakenError, PictureNotFoundError */
export async function createSubCategory(
  viewer: Viewer,
  { name, pictureId, categoryIds }: SubCategoryFields,
): Promise<{ subCategoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    const categories = await lockCategories(tx, categoryIds);
    await lockPicture(tx, pictureId);
    const links = categories.map(({ id }) => ({ categoryId: id }));
    const { id } = await tx.subCategory.create({
      data: { name, pictureId, categories: { create: links } },
      select: { id: true },
    });
    await recordAudit(tx, viewer, {
      action: 'SUB_CATEGORY_CREATE',
      subjectId: id,
      subjectName: name,
      before: null,
      after: { name, pictureId, categories },
    });
    return { subCategoryId: id };
  });
}
