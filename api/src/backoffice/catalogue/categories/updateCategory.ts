import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { lockPicture } from '../lockPictures.ts';
import { NameTakenError } from '../catalogueErrors.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import { lockCategory, type NamedPicture } from './lockCategories.ts';

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
