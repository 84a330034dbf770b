import { z } from 'zod';
import { readCached, type CatalogueCache } from '../../platform/cache/catalogueCache.ts';
import { decodeCursor, readPage, type PageArgs } from '../../platform/core/page.ts';
import { shopDay, type ShopDay } from '../../platform/core/shopCalendar.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma, type Category } from '../../platform/db/generated/client.ts';
import { cursorBounds, limitTo, oldestFirst, type KeysetSql } from '../../platform/db/keysetSql.ts';
import { queryRows, readRows } from '../../platform/db/queryRows.ts';

/** Restricts a list to the categories of a place in the shop, which shows those that are listed today. */
export type CategoryPlaces = Partial<Record<'isOnHomePage' | 'isInFooter' | 'isListed', boolean>>;

/** The categories of places, by age or in the owner's order. */
export interface CategoryList {
  places: CategoryPlaces;
  sort: 'OLDEST' | 'POSITION';
  day: ShopDay;
}

/** A category of a list. */
export type ListedCategory = Pick<Category, 'id' | 'name' | 'position'>;

/** The columns that a page needs for its cursors. */
export const LISTED_CATEGORY = Prisma.sql`category.id, category.name, category.position`;

/** Reads `columns` of one page of the categories, with one more when another page follows. */
export function readCategories(args: PageArgs, list: CategoryList, columns: Prisma.Sql): Promise<ListedCategory[]> {
  const page = list.sort === 'OLDEST' ? oldestFirst(args, Prisma.sql`category.id`) : positionFirst(args);
  return readRows(Prisma.sql`
    SELECT ${columns} FROM categories category
    WHERE ${conditionsOf(list)} ${page.where} ORDER BY ${page.orderBy} ${page.limit}`);
}

const positionCursor = z.tuple([z.int32(), z.uuid()]);

function positionFirst(args: PageArgs): KeysetSql {
  const page = readPage(args);
  const direction = page.isBackward ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return {
    where: cursorBounds(page, 'asc', (cursor, than) => {
      const [position, id] = decodeCursor(cursor, positionCursor);
      return Prisma.sql`AND (category.position, category.id) ${than} (${position}::int, ${id}::uuid)`;
    }),
    orderBy: Prisma.sql`category.position ${direction}, category.id ${direction}`,
    limit: limitTo(page.size + 1),
  };
}

function conditionsOf({ places, day }: CategoryList): Prisma.Sql {
  const isListed = Prisma.sql`(coalesce(category.starts_on <= ${day}::date, true) AND coalesce(category.ends_on >= ${day}::date, true))`;
  const conditions = [
    placed(places.isOnHomePage, Prisma.sql`(category.is_on_home_page AND ${isListed})`),
    placed(places.isInFooter, Prisma.sql`(category.is_in_footer AND ${isListed})`),
    placed(places.isListed, isListed),
  ];
  return Prisma.join([Prisma.sql`true`, ...conditions.filter((condition) => condition !== null)], ' AND ');
}

function placed(isPlaced: boolean | undefined, condition: Prisma.Sql): Prisma.Sql | null {
  if (isPlaced === undefined) return null;
  return isPlaced ? condition : Prisma.sql`NOT ${condition}`;
}

/** The number of the shop's categories, or of those of a place, which is cached. */
export function countCategories(cache: CatalogueCache, list: CategoryList): Promise<number> {
  const slot = { key: ['countCategories', list], sizeOf: () => 1 };
  return readCached(cache, slot, async () => {
    const [row] = await queryRows<{ count: number }>(
      Prisma.sql`SELECT count(*)::int AS count FROM categories category WHERE ${conditionsOf(list)}`,
    );
    return row?.count ?? 0;
  });
}

/** A list of categories as a client asks for it. */
export function categoryList(
  { isOnHomePage, isInFooter, isListed }: { [Place in keyof CategoryPlaces]?: boolean | null | undefined },
  sort: CategoryList['sort'],
  now: Date,
): CategoryList {
  const places = {
    ...(isOnHomePage != null && { isOnHomePage }),
    ...(isInFooter != null && { isInFooter }),
    ...(isListed != null && { isListed }),
  };
  return { places, sort, day: shopDay(now) };
}

export async function countSubCategories(categoryIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.subCategoryCategory.groupBy({
    by: ['categoryId'],
    where: { categoryId: { in: [...categoryIds] } },
    _count: true,
  });
  return new Map(groups.map(({ categoryId, _count }) => [categoryId, _count]));
}
