import { db } from '../../platform/db/client.ts';

/** The number of sub-categories of each category. */
export async function countSubCategories(categoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.subCategoryCategory.groupBy({
    by: ['categoryId'],
    where: { categoryId: { in: [...categoryIds] } },
    _count: true,
  });
  return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
}
