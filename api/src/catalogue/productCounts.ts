import { db } from '../db/client.ts';
import { SELLABLE } from './sellable.ts';

/** The number of products on sale in each category. */
export async function countByCategory(categoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.productCategory.groupBy({
    by: ['categoryId'],
    where: { categoryId: { in: [...categoryIds] }, product: SELLABLE },
    _count: true,
  });
  return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
}

/** The number of products on sale in each sub-category. */
export async function countBySubCategory(subCategoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.productSubCategory.groupBy({
    by: ['subCategoryId'],
    where: { subCategoryId: { in: [...subCategoryIds] }, product: SELLABLE },
    _count: true,
  });
  return new Map(groups.map(({ subCategoryId, _count }) => [subCategoryId, _count]));
}

/** The number of sub-categories of each category. */
export async function countSubCategories(categoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.subCategoryCategory.groupBy({
    by: ['categoryId'],
    where: { categoryId: { in: [...categoryIds] } },
    _count: true,
  });
  return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
}
