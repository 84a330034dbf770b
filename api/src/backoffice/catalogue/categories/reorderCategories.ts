import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { uuidOfName } from '../../../platform/core/uuids.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { inOrderOf } from '../../../shop/catalogue/joinById.ts';

export class CategoriesChangedError extends defineUserError({
  description: 'Categories were added, deleted or ordered otherwise since they were read. Nothing was changed.',
  message: 'Someone else has changed the categories. Check the order and try again.',
}) {}

/**
 * Gives all categories their places. `seenCategoryIds` is the order that the viewer changed. @throws CategoriesChangedError
 */
export async function reorderCategories(
  viewer: Viewer,
  { categoryIds, seenCategoryIds }: Record<'categoryIds' | 'seenCategoryIds', readonly string[]>,
): Promise<{ count: number }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM categories ORDER BY id FOR NO KEY UPDATE`; // so that the order that is read next stays
    const before = await tx.category.findMany({
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    });
    const after = inOrderOf(categoryIds, before);
    const isComplete = categoryIds.length === before.length && new Set(after).size === before.length;
    if (!isComplete || before.some(({ id }, place) => id !== seenCategoryIds[place]))
      throw new CategoriesChangedError();
    await tx.$executeRaw`
      UPDATE categories category SET position = place.number::int - 1
      FROM unnest(${categoryIds}::uuid[]) WITH ORDINALITY AS place (id, number)
      WHERE category.id = place.id AND category.position <> place.number - 1`;
    const namesOf = (categories: typeof before) => ({ categories: categories.map(({ name }) => ({ name })) });
    await recordAudit(tx, viewer, {
      action: 'CATEGORY_REORDER',
      subjectId: uuidOfName('category order'),
      subjectName: null,
      before: namesOf(before),
      after: namesOf(after),
    });
    return { count: before.length };
  });
}
