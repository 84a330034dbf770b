import { recordAudit } from '../../audit/recordAudit.ts';
import { enqueueJob } from '../../db/enqueueJob.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { REMOVE_PICTURES } from '../../media/removePictures.ts';
import { holdPicture } from './holdPicture.ts';
import { inNamingTransaction } from './inNamingTransaction.ts';
import { lockedCategory, type CategoryState } from './lockedRows.ts';

/** Gives a category its name and picture. A former picture goes if nothing else shows it. @throws CategoryGoneError, NameTakenError, PictureGoneError */
export async function editCategory(
  viewer: Viewer,
  { categoryId, name, pictureId }: CategoryState & { categoryId: string },
): Promise<{ categoryId: string }> {
  requireAdmin(viewer);
  return inNamingTransaction(name, async (tx) => {
    const before = await lockedCategory(tx, categoryId);
    const isOtherPicture = pictureId !== before.pictureId;
    if (isOtherPicture) await holdPicture(tx, pictureId);
    await tx.category.update({ where: { id: categoryId }, data: { name, pictureId }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_EDIT',
      subjectId: categoryId,
      subjectName: name,
      before: { ...before },
      after: { name, pictureId },
    });
    if (isOtherPicture) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { categoryId };
  });
}
