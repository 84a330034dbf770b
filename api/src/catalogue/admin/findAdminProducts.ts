import { z } from 'zod';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../graphql/connection.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';

const MAX_LENGTH = 200;
const MAX_WORDS = 12;

/** What to narrow the list down to; all that is named must hold. */
export interface AdminProductFilter {
  categoryId?: string | null | undefined;
  subCategoryId?: string | null | undefined;
  isLowOnStock?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  hasNoPicture?: boolean | null | undefined;
}

export type AdminProductSort = 'NEWEST' | 'NAME' | 'PRICE_LOW' | 'PRICE_HIGH' | 'STOCK_LOW' | 'STOCK_HIGH';

/** One product of the list; `value` is what the list is sorted by before the id, null for age alone. */
export interface AdminProductHit {
  id: string;
  value: string | number | null;
}

interface Order {
  /** Spelled as in the indexes of the migration catalogue_admin. */
  value: Prisma.Sql;
  type: Prisma.Sql;
  isFalling: boolean;
  cursor: z.ZodType<readonly (string | number)[]>;
}

const plainText = z.string().refine((text) => !text.includes('\0') && text.isWellFormed());
const byAge = { value: Prisma.sql`NULL`, type: Prisma.sql`int`, isFalling: true, cursor: z.tuple([z.uuid()]) };
const byName = {
  value: Prisma.sql`lower(product.name)`,
  type: Prisma.sql`text`,
  cursor: z.tuple([plainText, z.uuid()]),
};
const byPrice = { value: Prisma.sql`product.mrp_paise`, type: Prisma.sql`int`, cursor: z.tuple([z.int32(), z.uuid()]) };
const byStock = { ...byPrice, value: Prisma.sql`product.stock` };

const ORDERS: Record<AdminProductSort, Order> = {
  NEWEST: byAge,
  NAME: { ...byName, isFalling: false },
  PRICE_LOW: { ...byPrice, isFalling: false },
  PRICE_HIGH: { ...byPrice, isFalling: true },
  STOCK_LOW: { ...byStock, isFalling: false },
  STOCK_HIGH: { ...byStock, isFalling: true },
};

/** Spelled as in the index products_parts_idx. */
const PARTS = Prisma.sql`lower(product.name || ' ' || coalesce(product.brand, '') || ' ' || product.unit || ' ' || product.sku)`;

/** The words of a search as patterns of LIKE that find them anywhere. */
export function searchPatterns(text: string): string[] {
  const words = text.slice(0, MAX_LENGTH).toWellFormed().replaceAll('\0', ' ').normalize('NFC').split(/\s+/);
  return words
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function conditionsOf({ search, filter }: { search: string; filter: AdminProductFilter }): Prisma.Sql {
  const { categoryId, subCategoryId, isLowOnStock, isOutOfStock, isHidden, hasNoPicture } = filter;
  const unless = (wanted: boolean, condition: Prisma.Sql) => (wanted ? condition : Prisma.sql`NOT (${condition})`);
  const conditions = [
    Prisma.sql`product.deleted_at IS NULL`,
    ...searchPatterns(search).map((pattern) => Prisma.sql`${PARTS} LIKE lower(${pattern})`),
    categoryId != null &&
      Prisma.sql`product.id IN (SELECT product_id FROM product_categories WHERE category_id = ${categoryId}::uuid)`,
    subCategoryId != null &&
      Prisma.sql`product.id IN (SELECT product_id FROM product_sub_categories WHERE sub_category_id = ${subCategoryId}::uuid)`,
    isLowOnStock != null && unless(isLowOnStock, Prisma.sql`product.stock <= product.low_stock_threshold`),
    isOutOfStock != null && unless(isOutOfStock, Prisma.sql`product.stock = 0`),
    isHidden != null && unless(!isHidden, Prisma.sql`product.is_published`),
    hasNoPicture != null &&
      unless(!hasNoPicture, Prisma.sql`EXISTS (SELECT FROM product_pictures WHERE product_id = product.id)`),
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

/** Where the page begins or ends, by the cursors. */
function boundsOf({ after, before }: Page, { value, type, isFalling, cursor }: Order): Prisma.Sql {
  const bound = (text: string, isAfter: boolean) => {
    const keys = decodeCursor(text, cursor);
    const than = isAfter === isFalling ? Prisma.sql`<` : Prisma.sql`>`;
    const id = Prisma.sql`${keys.at(-1)}::uuid`;
    if (keys.length === 1) return Prisma.sql`AND product.id ${than} ${id}`;
    return Prisma.sql`AND (${value}, product.id) ${than} (${keys[0]}::${type}, ${id})`;
  };
  const bounds = [after !== null && bound(after, true), before !== null && bound(before, false)];
  return Prisma.join([Prisma.empty, ...bounds.filter((each) => each !== false)], ' ');
}

/**
 * A page of the products that are not deleted, with one more to tell whether there is another, and how many there are in all:
 * one statement. Each word of `search` must be some part of name, brand, unit or SKU.
 */
export async function findAdminProducts(
  viewer: Viewer,
  wanted: { search: string; filter: AdminProductFilter; sort: AdminProductSort },
  args: PageArgs,
): Promise<{ hits: AdminProductHit[]; totalCount: number }> {
  requireAdmin(viewer);
  const page = readPage(args);
  const order = ORDERS[wanted.sort];
  const conditions = conditionsOf(wanted);
  const direction = order.isFalling === page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const sorting = (value: Prisma.Sql, id: Prisma.Sql) =>
    wanted.sort === 'NEWEST' ? Prisma.sql`${id} ${direction}` : Prisma.sql`${value} ${direction}, ${id} ${direction}`;
  const rows = await db.$queryRaw<{ id: string | null; value: string | number | null; total: bigint }[]>`
    SELECT page.id, page.value, counted.total
    FROM (SELECT count(*) AS total FROM products AS product WHERE ${conditions}) AS counted
    LEFT JOIN (
      SELECT product.id, ${order.value}::${order.type} AS value FROM products AS product
      WHERE ${conditions} ${boundsOf(page, order)}
      ORDER BY ${sorting(order.value, Prisma.sql`product.id`)} LIMIT ${page.size + 1} OFFSET ${page.offset}
    ) AS page ON true
    ORDER BY ${sorting(Prisma.sql`page.value`, Prisma.sql`page.id`)}`;
  return {
    hits: rows.flatMap(({ id, value }) => (id === null ? [] : [{ id, value }])),
    totalCount: Number(rows[0]?.total ?? 0),
  };
}
