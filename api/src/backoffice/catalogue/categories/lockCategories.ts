import type { Transaction } from '../../../platform/db/client.ts';
import { Prisma, type Category } from '../../../platform/db/generated/client.ts';
import { DEFAULT_COLUMNS_SQL, type DEFAULT_DECLARATIONS } from '../../../shop/catalogue/declarations/declarations.ts';
import { CategoryNotFoundError, SubCategoryNotFoundError } from '../catalogueErrors.ts';

/** The fields that categories and sub-categories have. */
export type NamedPicture = Pick<Category, 'name' | 'pictureId'>;

/** A category as the audit log stores it; its GST is that of new products without one of their own, and null where it has none. */
export type CategoryState = NamedPicture &
  Pick<Category, 'gstPercent' | 'isOnHomePage' | 'isInFooter' | (typeof DEFAULT_DECLARATIONS)[number]>;

/** A sub-category as the audit log stores it: with the names of its categories, because those may be deleted. */
export interface SubCategoryState extends NamedPicture {
  categories: { id: string; name: string }[];
}

/** Locks a category against changes and new references until the transaction ends. @throws CategoryNotFoundError */
export async function lockCategory(tx: Transaction, categoryId: string): Promise<CategoryState> {
  const [category] = await tx.$queryRaw<CategoryState[]>`
    SELECT name, picture_id::text AS "pictureId", gst_percent AS "gstPercent",
      is_on_home_page AS "isOnHomePage", is_in_footer AS "isInFooter", ${DEFAULT_COLUMNS_SQL}
    FROM categories WHERE id = ${categoryId}::uuid FOR UPDATE`;
  if (!category) throw new CategoryNotFoundError();
  return category;
}

/** Locks a sub-category against changes and new references until the transaction ends. @throws SubCategoryNotFoundError */
export async function lockSubCategory(tx: Transaction, subCategoryId: string): Promise<SubCategoryState> {
  const [row] = await tx.$queryRaw<NamedPicture[]>`
    SELECT name, picture_id::text AS "pictureId" FROM sub_categories WHERE id = ${subCategoryId}::uuid FOR UPDATE`;
  if (!row) throw new SubCategoryNotFoundError();
  const categories = await tx.category.findMany({
    where: { subCategories: { some: { subCategoryId } } },
    orderBy: { id: 'asc' },
    select: { id: true, name: true },
  });
  return { ...row, categories };
}

/** Locks categories against deletion until the transaction ends. Each once, oldest first. @throws CategoryNotFoundError */
export function lockCategories(tx: Transaction, ids: readonly string[]): Promise<SubCategoryState['categories']> {
  return lockNamed(tx, ids, { table: 'categories', NotFoundError: CategoryNotFoundError });
}

/** Locks sub-categories likewise. @throws SubCategoryNotFoundError */
export function lockSubCategories(tx: Transaction, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return lockNamed(tx, ids, { table: 'sub_categories', NotFoundError: SubCategoryNotFoundError });
}

async function lockNamed(
  tx: Transaction,
  ids: readonly string[],
  { table, NotFoundError }: { table: 'categories' | 'sub_categories'; NotFoundError: new () => Error },
): Promise<{ id: string; name: string }[]> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return [];
  const found = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT id::text, name FROM ${Prisma.raw(table)} AS found WHERE id = ANY (${requested}::uuid[])
    ORDER BY found.id FOR KEY SHARE`;
  if (found.length < requested.length) throw new NotFoundError();
  return found;
}

/** The number of collections whose rules name a category or sub-category, which is locked. */
export function countCollections(tx: Transaction, rule: 'categoryIds' | 'subCategoryIds', id: string): Promise<number> {
  return tx.collection.count({ where: { filter: { path: [rule], array_contains: [id] } } });
}
