import { readCached, type CatalogueCache } from '../../platform/cache/catalogueCache.ts';
import type { PageArgs } from '../../platform/core/page.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma, type Category } from '../../platform/db/generated/client.ts';
import { oldestFirst } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';

/** Restricts a list to the categories of a place in the shop. */
export type CategoryPlaces = Partial<Pick<Category, 'isOnHomePage' | 'isInFooter'>>;

/** Reads `columns` of one page of the categories, oldest first, with one more when another page follows. */
export function readCategories(
  args: PageArgs,
  { isOnHomePage, isInFooter }: CategoryPlaces,
  columns: Prisma.Sql,
): Promise<{ id: string; name: string }[]> {
  const page = oldestFirst(args, Prisma.sql`category.id`);
  const where = [
    isOnHomePage === undefined ? Prisma.empty : Prisma.sql`AND category.is_on_home_page = ${isOnHomePage}`,
    isInFooter === undefined ? Prisma.empty : Prisma.sql`AND category.is_in_footer = ${isInFooter}`,
  ];
  return readRows(Prisma.sql`
    SELECT ${columns} FROM categories category
    WHERE true ${Prisma.join([...where, page.where], ' ')} ORDER BY ${page.orderBy} ${page.limit}`);
}

/** The number of the shop's categories, or of those of a place, which is cached. */
export function countCategories(cache: CatalogueCache, places: CategoryPlaces): Promise<number> {
  const slot = { key: ['countCategories', places], sizeOf: () => 1 };
  return readCached(cache, slot, () => db.category.count({ where: places }));
}

export async function countSubCategories(categoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.subCategoryCategory.groupBy({
    by: ['categoryId'],
    where: { categoryId: { in: [...categoryIds] } },
    _count: true,
  });
  return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
}
