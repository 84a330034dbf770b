import { recordAudit } from '../../../audit/recordAudit.ts';
import { requirePermission } from '../../../core/permissions.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import type { CategoryState } from './lockCategories.ts';

/** Creates a category. @throws NameTakenError, PictureNotFoundError */
export async function createCategory(
  viewer: Viewer,
  { name, pictureId, gstPercent = null }: Omit<CategoryState, 'gstPercent'> & { gstPercent?: number | null },
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    await lockPicture(tx, pictureId);
    const { id } = await tx.category.create({ data: { name, pictureId, gstPercent }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_CREATE',
      subjectId: id,
      subjectName: name,
      before: null,
      after: { name, pictureId, gstPercent },
    });
    return { categoryId: id };
  });
}
