import { db } from '../db/client.ts';
import { SELLABLE } from './sellable.ts';

/** How many sellable products each category has. */
export async function countByCategory(categoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.productCategory.groupBy({
    by: ['categoryId'],
    where: { categoryId: { in: [...categoryIds] }, product: SELLABLE },
    _count: true,
  });
  return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
}

/** How many sellable products each sub-category has. */
export async function countBySubCategory(subCategoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.productSubCategory.groupBy({
    by: ['subCategoryId'],
    where: { subCategoryId: { in: [...subCategoryIds] }, product: SELLABLE },
    _count: true,
  });
  return new Map(groups.map(({ subCategoryId, _count }) => [subCategoryId, _count]));
}

/** How many sub-categories each category has. */
export async function countSubCategories(categoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.subCategoryCategory.groupBy({
    by: ['categoryId'],
    where: { categoryId: { in: [...categoryIds] } },
    _count: true,
  });
  return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
}
