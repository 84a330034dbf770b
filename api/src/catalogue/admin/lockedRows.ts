import type { Transaction } from '../../db/client.ts';
import { CategoryGoneError, SubCategoryGoneError } from './catalogueErrors.ts';

/** A category as the audit log keeps it. */
export interface CategoryState {
  name: string;
  pictureId: string;
}

/** A sub-category as the audit log keeps it: with the names of its categories, because those may go. */
export interface SubCategoryState extends CategoryState {
  categories: { id: string; name: string }[];
}

/** A category that nobody else changes, and that nothing begins to refer to, until the transaction ends. @throws CategoryGoneError */
export async function lockedCategory(tx: Transaction, categoryId: string): Promise<CategoryState> {
  const [category] = await tx.$queryRaw<CategoryState[]>`
    SELECT name, picture_id::text AS "pictureId" FROM categories WHERE id = ${categoryId}::uuid FOR UPDATE`;
  if (!category) throw new CategoryGoneError();
  return category;
}

/** A sub-category that nobody else changes, and that nothing begins to refer to, until the transaction ends. @throws SubCategoryGoneError */
export async function lockedSubCategory(tx: Transaction, subCategoryId: string): Promise<SubCategoryState> {
  const [row] = await tx.$queryRaw<CategoryState[]>`
    SELECT name, picture_id::text AS "pictureId" FROM sub_categories WHERE id = ${subCategoryId}::uuid FOR UPDATE`;
  if (!row) throw new SubCategoryGoneError();
  const categories = await tx.category.findMany({
    where: { subCategories: { some: { subCategoryId } } },
    orderBy: { id: 'asc' },
    select: { id: true, name: true },
  });
  return { ...row, categories };
}

/** The categories, each once, oldest first. None of them goes until the transaction ends. @throws CategoryGoneError */
export async function heldCategories(
  tx: Transaction,
  categoryIds: readonly string[],
): Promise<SubCategoryState['categories']> {
  const wanted = [...new Set(categoryIds)];
  if (wanted.length === 0) return [];
  const categories = await tx.$queryRaw<SubCategoryState['categories']>`
    SELECT id::text, name FROM categories WHERE id = ANY (${wanted}::uuid[]) ORDER BY categories.id FOR KEY SHARE`;
  if (categories.length < wanted.length) throw new CategoryGoneError();
  return categories;
}

/** The sub-categories, each once, oldest first. None of them goes until the transaction ends. @throws SubCategoryGoneError */
export async function heldSubCategories(
  tx: Transaction,
  subCategoryIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const wanted = [...new Set(subCategoryIds)];
  if (wanted.length === 0) return [];
  const subCategories = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id::text, name FROM sub_categories
    WHERE id = ANY (${wanted}::uuid[]) ORDER BY sub_categories.id FOR KEY SHARE`;
  if (subCategories.length < wanted.length) throw new SubCategoryGoneError();
  return subCategories;
}
