import { recordAudit } from '../../audit/recordAudit.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { holdPicture } from './holdPicture.ts';
import { inNamingTransaction } from './inNamingTransaction.ts';
import { heldCategories, type CategoryState } from './lockedRows.ts';

/** What a sub-category is to be. A category that is named twice counts once. */
export interface SubCategoryFields extends CategoryState {
  categoryIds: readonly string[];
}

/** Adds a sub-category to categories of the shop. @throws CategoryGoneError, NameTakenError, PictureGoneError */
export async function addSubCategory(
  viewer: Viewer,
  { name, pictureId, categoryIds }: SubCategoryFields,
): Promise<{ subCategoryId: string }> {
  requireAdmin(viewer);
  return inNamingTransaction(name, async (tx) => {
    const categories = await heldCategories(tx, categoryIds);
    await holdPicture(tx, pictureId);
    const links = categories.map(({ id }) => ({ categoryId: id }));
    const { id } = await tx.subCategory.create({
      data: { name, pictureId, categories: { create: links } },
      select: { id: true },
    });
    await recordAudit(tx, viewer, {
      action: 'SUB_CATEGORY_ADD',
      subjectId: id,
      subjectName: name,
      before: null,
      after: { name, pictureId, categories },
    });
    return { subCategoryId: id };
  });
}
