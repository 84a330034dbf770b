import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { PICTURE_COLUMNS } from '../../platform/media/pictureUrl.ts';
import { PARTY_BASE } from './declarations/declarations.ts';
import { GROUP_LINKS, type ProductGroup } from './filters/productFilter.ts';

// Compiles what Prisma would select of a list into columns of the list's own statement, in the form of Prisma's rows. Measured over the
// demo catalogue, Prisma's own selection (the ids of a page, then their rows, then each relation) takes 1.4 times as long for a listing,
// 1.5 times for the home page, 1.6 times for a page of whole products as REST reads them, and 1.2 to 1.4 times for a list of categories.

/** The columns that every loaded product has: what a list shows, and what nodes() needs to hide a product that is no longer sold. */
export const PRODUCT_BASE = {
  id: true,
  name: true,
  brand: true,
  unit: true,
  mrpPaise: true,
  discountPercent: true,
  stock: true,
  maxPerOrder: true,
  isPublished: true,
  deletedAt: true,
} as const;

/** A product as a list reads it: the columns of `PRODUCT_BASE`, and those that the client selects besides. */
export type ListedProduct = Prisma.ProductGetPayload<{ select: typeof PRODUCT_BASE }>;

/** Prisma's arguments of a relation. */
interface RelationSelect {
  where?: { subCategoryId: object };
  orderBy?: { subCategoryId: 'asc' | 'desc' };
  take?: number;
  skip?: number;
  select?: Record<string, { select: object }>;
}

/** What Prisma would select of a product or a category. */
export type ListSelect = Record<string, unknown> &
  Partial<Record<'pictures' | 'categories' | 'subCategories' | PartyRole, RelationSelect>>;

/** The relations of a product to parties. */
type PartyRole = 'manufacturer' | 'packer' | 'importer';

/** What a list can read of a table: its columns by Prisma's names, and relations, each null for arguments that it does not support. */
interface ListedTable {
  columns: readonly string[];
  relations: Partial<Record<string, (relation: RelationSelect) => Prisma.Sql | null>>;
}

const PARTY_COLUMNS = Prisma.raw(Object.keys(PARTY_BASE).join(', '));

/** A party as a column; the columns of `PARTY_BASE` have the same names in the database. */
const partyColumn = (role: PartyRole) => () => Prisma.sql`(
  SELECT row_to_json(party) FROM (SELECT ${PARTY_COLUMNS} FROM parties WHERE id = ${Prisma.raw(`product.${role}_id`)}) party)`;

const PRODUCT: ListedTable = {
  columns: [
    ...[...Object.keys(PRODUCT_BASE), 'description', 'details', 'packAmount', 'packBase', 'createdAt', 'updatedAt'],
    ...['countryOfOrigin', 'genericName', 'netQuantity', 'shelfLife'],
  ],
  relations: {
    manufacturer: partyColumn('manufacturer'),
    packer: partyColumn('packer'),
    importer: partyColumn('importer'),
    pictures: ({ take }) =>
      jsonList(Prisma.sql`
        SELECT json_agg(shown) FROM (
          SELECT picture FROM (
            SELECT ${PICTURE_COLUMNS} FROM product_pictures link JOIN pictures picture ON picture.id = link.picture_id
            WHERE link.product_id = product.id ORDER BY link.position ${take === undefined ? Prisma.empty : limitTo(take)}
          ) picture
        ) shown`),
    categories: groupsColumn('Category', 'category', Prisma.sql`categories`),
    subCategories: groupsColumn('SubCategory', 'subCategory', Prisma.sql`sub_categories`),
  },
};

const CATEGORY: ListedTable = {
  columns: ['id', 'name', 'position', 'isOnHomePage', 'isInFooter', 'createdAt', 'updatedAt'],
  relations: {
    picture: () => Prisma.sql`(
      SELECT row_to_json(picture)
      FROM (SELECT ${PICTURE_COLUMNS} FROM pictures picture WHERE picture.id = category.picture_id) picture
    )`,
    subCategories: ({ where, orderBy, take, skip, select }) => {
      const isFirstPage =
        orderBy?.subCategoryId === 'asc' && skip === 0 && Object.keys(where?.subCategoryId ?? {}).length === 0;
      if (take === undefined || !isFirstPage || !isNamed(select?.['subCategory'])) return null;
      return jsonList(Prisma.sql`
        SELECT json_agg(shown) FROM (
          SELECT child.id AS "subCategoryId", child AS "subCategory" FROM (
            SELECT sub_categories.id, sub_categories.name
            FROM sub_category_categories link JOIN sub_categories ON sub_categories.id = link.sub_category_id
            WHERE link.category_id = category.id ORDER BY link.sub_category_id ${limitTo(take)}
          ) child
        ) shown`);
    },
  },
};

const TABLES = { product: PRODUCT, category: CATEGORY } as const;

export const ID_COLUMN = Prisma.sql`product.id`;

/** All groups that a product belongs to with their ids and names, oldest first. */
function groupsColumn(group: ProductGroup, relation: string, groups: Prisma.Sql) {
  const { table, column } = GROUP_LINKS[group];
  return ({ take, select }: RelationSelect) =>
    take === undefined && isNamed(select?.[relation])
      ? jsonList(Prisma.sql`
          SELECT json_agg(
            json_build_object(${Prisma.raw(`'${relation}'`)}, json_build_object('id', named.id, 'name', named.name)) ORDER BY named.id
          )
          FROM ${table} link JOIN ${groups} named ON named.id = link.${column} WHERE link.product_id = product.id`)
      : null;
}

function jsonList(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`COALESCE((${rows}), '[]')`;
}

/** Whether a selection has nothing but ids and names. */
function isNamed(relation: { select: object } | undefined): boolean {
  return relation !== undefined && Object.keys(relation.select).every((name) => name === 'id' || name === 'name');
}

/** The columns of a selection of products or categories, for SELECT; null when a list cannot read one of them. */
export function columnsOf(table: keyof typeof TABLES, select: ListSelect): Prisma.Sql | null {
  const { columns, relations } = TABLES[table];
  const selected = Object.keys(select)
    .toSorted()
    .map((name) => {
      const column = columns.includes(name)
        ? Prisma.raw(`${table}.${snakeCase(name)}`)
        : relations[name]?.(select[name] as RelationSelect); // Prisma's arguments of the relation
      return column && Prisma.sql`${column} AS ${Prisma.raw(`"${name}"`)}`;
    });
  const readable = selected.filter((column) => column != null);
  return readable.length === selected.length ? Prisma.join(readable) : null;
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
