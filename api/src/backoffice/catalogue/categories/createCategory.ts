import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import type { CategoryState, NamedPicture } from './lockCategories.ts';

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
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_CREATE',
      subjectId: id,
      subjectName: name,
      before: null,
      after,
    });
    return { categoryId: id };
  });
}
