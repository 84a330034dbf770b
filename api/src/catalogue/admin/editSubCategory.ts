import { recordAudit } from '../../audit/recordAudit.ts';
import { enqueueJob } from '../../db/enqueueJob.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { REMOVE_PICTURES } from '../../media/removePictures.ts';
import type { SubCategoryFields } from './addSubCategory.ts';
import { holdPicture } from './holdPicture.ts';
import { inNamingTransaction } from './inNamingTransaction.ts';
import { heldCategories, lockedSubCategory } from './lockedRows.ts';

/**
 * Gives a sub-category its name, its picture and the categories it stands in; products keep theirs. A former picture goes if
 * nothing else shows it. @throws SubCategoryGoneError, CategoryGoneError, NameTakenError, PictureGoneError
 */
export async function editSubCategory(
  viewer: Viewer,
  { subCategoryId, name, pictureId, categoryIds }: SubCategoryFields & { subCategoryId: string },
): Promise<{ subCategoryId: string }> {
  requireAdmin(viewer);
  return inNamingTransaction(name, async (tx) => {
    const before = await lockedSubCategory(tx, subCategoryId);
    const categories = await heldCategories(tx, categoryIds);
    const isOtherPicture = pictureId !== before.pictureId;
    if (isOtherPicture) await holdPicture(tx, pictureId);
    await tx.subCategory.update({ where: { id: subCategoryId }, data: { name, pictureId }, select: { id: true } });
    await tx.subCategoryCategory.deleteMany({
      where: { subCategoryId, categoryId: { notIn: categories.map(({ id }) => id) } },
    });
    await tx.subCategoryCategory.createMany({
      data: categories.map(({ id }) => ({ subCategoryId, categoryId: id })),
      skipDuplicates: true,
    });
    await recordAudit(tx, viewer, {
      action: 'SUB_CATEGORY_EDIT',
      subjectId: subCategoryId,
      subjectName: name,
      before: { ...before },
      after: { name, pictureId, categories },
    });
    if (isOtherPicture) await enqueueJob(tx, REMOVE_PICTURES, { ids: [before.pictureId] });
    return { subCategoryId };
  });
}
