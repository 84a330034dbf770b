import type { PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo, oldestFirst } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';
import { PICTURE_COLUMNS } from '../../platform/media/pictureUrl.ts';

/** A category as a list reads it: the columns of `CATEGORY_BASE`, and what the client selects besides. */
export interface ListedCategory {
  id: string;
  name: string;
}

/** Restricts a list to the categories of a place in the shop. */
export interface CategoryPlaces {
  isOnHomePage?: boolean;
  isInFooter?: boolean;
}

/** What Prisma would select of a category. */
export type CategorySelect = Record<string, unknown> & {
  subCategories?: {
    where: { subCategoryId: object };
    orderBy: { subCategoryId: 'asc' | 'desc' };
    take: number;
    skip: number;
    select: { subCategory: { select: Record<string, unknown> } };
  };
};

/** The columns that a list can read of the table `categories`, under the name `category`, by Prisma's names. */
const COLUMNS = new Map<string, Prisma.Sql>([
  ['id', Prisma.sql`category.id`],
  ['name', Prisma.sql`category.name`],
  ['isOnHomePage', Prisma.sql`category.is_on_home_page`],
  ['isInFooter', Prisma.sql`category.is_in_footer`],
  ['createdAt', Prisma.sql`category.created_at`],
  ['updatedAt', Prisma.sql`category.updated_at`],
  [
    'picture',
    Prisma.sql`(
      SELECT row_to_json(picture)
      FROM (SELECT ${PICTURE_COLUMNS} FROM pictures picture WHERE picture.id = category.picture_id) picture
    )`,
  ],
]);

/** The first sub-categories with their ids and names, in the form of Prisma's relation. */
function subCategoriesColumn(count: number): Prisma.Sql {
  return Prisma.sql`
    COALESCE((
      SELECT json_agg(shown) FROM (
        SELECT child.id AS "subCategoryId", child AS "subCategory" FROM (
          SELECT sub_categories.id, sub_categories.name
          FROM sub_category_categories link JOIN sub_categories ON sub_categories.id = link.sub_category_id
          WHERE link.category_id = category.id ORDER BY link.sub_category_id ${limitTo(count)}
        ) child
      ) shown
    ), '[]')`;
}

/** The columns of a selection, for SELECT; null when a list cannot read one of them. */
export function categoryColumns({ subCategories, ...select }: CategorySelect): Prisma.Sql | null {
  const names = Object.keys(select);
  if (names.some((name) => !COLUMNS.has(name))) return null;
  const selected = new Set(names);
  const columns = [...COLUMNS].filter(([name]) => selected.has(name));
  if (subCategories) {
    if (!isFirstPage(subCategories)) return null;
    columns.push(['subCategories', subCategoriesColumn(subCategories.take)]);
  }
  return Prisma.join(columns.map(([name, column]) => Prisma.sql`${column} AS ${Prisma.raw(`"${name}"`)}`));
}

function isFirstPage({ where, orderBy, skip, select }: NonNullable<CategorySelect['subCategories']>): boolean {
  const isFromStart = Object.keys(where.subCategoryId).length === 0 && orderBy.subCategoryId === 'asc' && skip === 0;
  return isFromStart && Object.keys(select.subCategory.select).every((name) => name === 'id' || name === 'name');
}

/** Reads one page of the categories, oldest first, with one more when another page follows. */
export function readCategories(
  args: PageArgs,
  { isOnHomePage, isInFooter }: CategoryPlaces,
  columns: Prisma.Sql,
): Promise<ListedCategory[]> {
  const page = oldestFirst(args, Prisma.sql`category.id`);
  const where = [
    isOnHomePage === undefined ? Prisma.empty : Prisma.sql`AND category.is_on_home_page = ${isOnHomePage}`,
    isInFooter === undefined ? Prisma.empty : Prisma.sql`AND category.is_in_footer = ${isInFooter}`,
  ];
  return readRows<ListedCategory>(Prisma.sql`
    SELECT ${columns} FROM categories category
    WHERE true ${Prisma.join([...where, page.where], ' ')} ORDER BY ${page.orderBy} ${page.limit}`);
}
