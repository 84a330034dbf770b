import type { PageArgs } from '../core/page.ts';
import { Prisma } from '../db/generated/client.ts';
import { newestFirst } from '../db/keysetSql.ts';
import { queryRows, readRows } from '../db/queryRows.ts';
import type { ListedProduct } from './listedProduct.ts';

/** A page of products on sale, newest first, with one product more than was asked for when another page follows. */
export interface ProductPage {
  products: ListedProduct[];
  /** The number of products on all pages; null when it was not asked for. */
  totalCount: number | null;
}

/** What a page is made of: its arguments, its columns of `product`, and whether to count. */
export interface ProductPageRequest {
  args: PageArgs;
  columns: Prisma.Sql;
  isCounted: boolean;
}

/** Restricts a list of products. */
export interface ProductFilter {
  categoryIds?: readonly string[] | undefined;
  subCategoryIds?: readonly string[] | undefined;
  /** Leaves this product out. */
  exceptId?: string;
}

/** What products belong to. */
export type ProductGroup = 'Category' | 'SubCategory';

const LINKS = {
  Category: { table: Prisma.sql`product_categories`, column: Prisma.sql`category_id` },
  SubCategory: { table: Prisma.sql`product_sub_categories`, column: Prisma.sql`sub_category_id` },
} as const;

/** The condition of a product on sale, under the name `product`. */
export const ON_SALE = Prisma.sql`product.is_published AND product.deleted_at IS NULL`;
const NOT_COUNTED = Prisma.sql`(SELECT NULL::int AS "totalCount")`;

/** A row of a page; an empty page is one row without a product. */
interface PageRow extends ListedProduct {
  totalCount: number | null;
}

/** Reads one page of the products that match a filter. */
export async function readProductPage(
  filter: ProductFilter,
  { args, columns, isCounted }: ProductPageRequest,
): Promise<ProductPage> {
  const { products, key, isRange } = sourceOf(filter);
  const page = newestFirst(args, key);
  const counted = isCounted ? Prisma.sql`(SELECT count(*)::int AS "totalCount" ${products})` : NOT_COUNTED;
  const read = isRange && !isCounted ? readRows : queryRows;
  return pageOf(
    await read<PageRow>(Prisma.sql`
      SELECT counted.*, page.*
      FROM ${counted} counted LEFT JOIN (
        SELECT ${columns} ${products} ${page.where} ORDER BY ${page.orderBy} ${page.limit}
      ) page ON true`),
  );
}

interface ProductSource {
  /** FROM and WHERE. */
  products: Prisma.Sql;
  /** The column that orders the products. */
  key: Prisma.Sql;
  /** Whether a page is a range of an index. */
  isRange: boolean;
}

function sourceOf({ exceptId, ...groups }: ProductFilter): ProductSource {
  const exception = exceptId ? Prisma.sql`AND product.id <> ${exceptId}::uuid` : Prisma.empty;
  const single = singleGroupOf(groups);
  if (single) {
    const { table, column } = LINKS[single.group];
    const products = Prisma.sql`
      FROM ${table} link JOIN products product ON product.id = link.product_id
      WHERE link.${column} = ${single.id}::uuid AND ${ON_SALE} ${exception}`;
    return { products, key: Prisma.sql`link.product_id`, isRange: true };
  }
  const products = Prisma.sql`FROM products product WHERE ${ON_SALE} ${conditionsOf(groups)} ${exception}`;
  return { products, key: Prisma.sql`product.id`, isRange: false };
}

/** The one category or sub-category of a filter; null when it has none or several. */
function singleGroupOf({ categoryIds, subCategoryIds }: ProductFilter): { group: ProductGroup; id: string } | null {
  const [categoryId, ...otherCategories] = categoryIds ?? [];
  const [subCategoryId, ...otherSubCategories] = subCategoryIds ?? [];
  if (categoryId && !subCategoryIds && otherCategories.length === 0) return { group: 'Category', id: categoryId };
  if (subCategoryId && !categoryIds && otherSubCategories.length === 0)
    return { group: 'SubCategory', id: subCategoryId };
  return null;
}

/** Reads the same page of the products of each category or sub-category, by one statement. */
export async function readProductPagesOf(
  group: ProductGroup,
  groupIds: readonly string[],
  { args, columns, isCounted }: ProductPageRequest,
): Promise<Map<string, ProductPage>> {
  const { table, column } = LINKS[group];
  const page = newestFirst(args, Prisma.sql`link.product_id`);
  const products = Prisma.sql`
    FROM ${table} link JOIN products product ON product.id = link.product_id
    WHERE link.${column} = parent.id AND ${ON_SALE}`;
  const counted = isCounted ? Prisma.sql`(SELECT count(*)::int AS "totalCount" ${products})` : NOT_COUNTED;
  const read = isCounted ? queryRows : readRows;
  const rows = await read<PageRow & { groupId: string }>(Prisma.sql`
    SELECT parent.id AS "groupId", counted.*, page.*
    FROM (VALUES ${Prisma.join(groupIds.map((id) => Prisma.sql`(${id}::uuid)`))}) AS parent (id)
    CROSS JOIN LATERAL ${counted} counted
    LEFT JOIN LATERAL (
      SELECT ${columns} ${products} ${page.where} ORDER BY ${page.orderBy} ${page.limit}
    ) page ON true`);
  const rowsByGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  return new Map([...rowsByGroup].map(([groupId, ofGroup]) => [groupId, pageOf(ofGroup)]));
}

/** The product with this id that is on sale; null when there is none. */
export async function readProduct(id: string, columns: Prisma.Sql): Promise<ListedProduct | null> {
  const [product] = await readRows<ListedProduct>(
    Prisma.sql`SELECT ${columns} FROM products product WHERE product.id = ${id}::uuid AND ${ON_SALE}`,
  );
  return product ?? null;
}

/** The products on sale among these, in any order. */
export function readProducts(ids: readonly string[], columns: Prisma.Sql): Promise<ListedProduct[]> {
  return readRows<ListedProduct>(
    Prisma.sql`SELECT ${columns} FROM products product WHERE product.id = ANY(${ids}::uuid[]) AND ${ON_SALE}`,
  );
}

/** The conditions of the groups of a filter, each one after AND. */
export function conditionsOf({ categoryIds, subCategoryIds }: ProductFilter): Prisma.Sql {
  return Prisma.sql`
    ${categoryIds ? inGroups('Category', categoryIds) : Prisma.empty}
    ${subCategoryIds ? inGroups('SubCategory', subCategoryIds) : Prisma.empty}`;
}

function inGroups(group: ProductGroup, ids: readonly string[]): Prisma.Sql {
  const { table, column } = LINKS[group];
  return Prisma.sql`AND product.id IN (SELECT product_id FROM ${table} WHERE ${column} = ANY(${ids}::uuid[]))`;
}

function pageOf(rows: readonly PageRow[]): ProductPage {
  return {
    products: rows.filter(({ id }: { id: string | null }) => id !== null),
    totalCount: rows[0]?.totalCount ?? null,
  };
}
