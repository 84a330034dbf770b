import { recordAudit } from '../../audit/recordAudit.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { holdPicture } from './holdPicture.ts';
import { inNamingTransaction } from './inNamingTransaction.ts';
import type { CategoryState } from './lockedRows.ts';

/** Adds a category to the shop. @throws NameTakenError, PictureGoneError */
export async function addCategory(viewer: Viewer, { name, pictureId }: CategoryState): Promise<{ categoryId: string }> {
  requireAdmin(viewer);
  return inNamingTransaction(name, async (tx) => {
    await holdPicture(tx, pictureId);
    const { id } = await tx.category.create({ data: { name, pictureId }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_ADD',
      subjectId: id,
      subjectName: name,
      before: null,
      after: { name, pictureId },
    });
    return { categoryId: id };
  });
}
