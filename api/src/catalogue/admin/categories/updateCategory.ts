import { recordAudit } from '../../../audit/recordAudit.ts';
import { enqueueJob } from '../../../db/enqueueJob.ts';
import { requirePermission } from '../../../core/permissions.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { REMOVE_PICTURES } from '../../../media/removePictures.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { lockCategory, type CategoryState } from './lockCategories.ts';

/** Changes the name and picture of a category. The former picture is deleted when nothing else uses it. @throws CategoryNotFoundError, NameTakenError, PictureNotFoundError */
export async function updateCategory(
  viewer: Viewer,
  { categoryId, name, pictureId }: CategoryState & { categoryId: string },
): Promise<{ categoryId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new NameTakenError(name), async (tx) => {
    const before = await lockCategory(tx, categoryId);
    const isPictureChanged = pictureId !== before.pictureId;
    if (isPictureChanged) await lockPicture(tx, pictureId);
    await tx.category.update({ where: { id: categoryId }, data: { name, pictureId }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_UPDATE',
      subjectId: categoryId,
      subjectName: name,
      before: { ...before },
      after: { name, pictureId },
    });
    if (isPictureChanged) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { categoryId };
  });
}
