import type { PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { newestFirst } from '../../platform/db/keysetSql.ts';
import { planRows, queryRows, readRows } from '../../platform/db/queryRows.ts';
import {
  type ProductFilter,
  productSource,
  type ProductSource,
  GROUP_LINKS,
  type ProductGroup,
} from './filters/productFilter.ts';
import { isValueSort, type ProductSort, sortedPage } from './filters/productSort.ts';
import type { ListedProduct } from './listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from './availableForSale.ts';
import { pageByStock } from '../stock/stockOrder.ts';

/** A product of a page; in any order but by age with its rank, which is its sort key before the id. */
export interface PagedProduct extends ListedProduct {
  rank?: number;
}

/** A page of products on sale, with one product more than was asked for when another page follows. */
export interface ProductPage {
  products: PagedProduct[];
  /** The number of products on all pages; null when it was not asked for. */
  totalCount: number | null;
}

/** What a page is made of: its arguments, its columns of `product`, and whether to count. */
export interface ProductPageRequest {
  args: PageArgs;
  columns: Prisma.Sql;
  isCounted: boolean;
}

const NOT_COUNTED = Prisma.sql`(SELECT NULL::int AS "totalCount")`;

/** A row of a page; an empty page is one row without a product. */
export interface PageRow extends PagedProduct {
  totalCount: number | null;
}

/** A list of products that match a filter, in an order. */
export interface ProductList {
  filter: ProductFilter;
  sort: ProductSort;
}

/** Reads one page of the products that match a filter: in stock first, newest first or by value. */
export async function readProductPage(
  { filter, sort }: ProductList,
  { args, columns, isCounted }: ProductPageRequest,
): Promise<ProductPage> {
  const source = productSource(filter);
  const page = pageInOrder(source, sort, { args, columns });
  const counted = isCounted ? Prisma.sql`(SELECT count(*)::int AS "totalCount" ${source.products})` : NOT_COUNTED;
  const isRange = source.isRange && !isCounted && !isValueSort(sort);
  const readAll = source.isFiltered ? planRows : queryRows;
  const read = isRange ? readRows : readAll;
  return pageOf(
    await read<PageRow>(Prisma.sql`SELECT counted.*, page.* FROM ${counted} counted LEFT JOIN (${page}) page ON true`),
  );
}

function pageInOrder(
  source: ProductSource,
  sort: ProductSort,
  { args, columns }: Omit<ProductPageRequest, 'isCounted'>,
): Prisma.Sql {
  if (isValueSort(sort)) return sortedPage({ source, sort, columns }, args);
  if (sort === 'BEST_MATCH') return pageByStock(source, columns, args);
  const { where, orderBy, limit } = newestFirst(args, source.key);
  return Prisma.sql`SELECT ${columns} ${source.products} ${where} ORDER BY ${orderBy} ${limit}`;
}

/** Reads the same page of several lists, in their order, by one statement; either none or all of them are sorted by age alone. */
export async function readProductPages(
  lists: readonly ProductList[],
  { args, columns, isCounted }: ProductPageRequest,
): Promise<ProductPage[]> {
  const pages = lists.map(({ filter, sort }, place) => {
    const source = productSource(filter);
    const page = pageInOrder(source, sort, { args, columns });
    const counted = isCounted ? Prisma.sql`(SELECT count(*)::int AS "totalCount" ${source.products})` : NOT_COUNTED;
    return Prisma.sql`(SELECT ${place}::int AS list, counted.*, page.* FROM ${counted} counted LEFT JOIN (${page}) page ON true)`;
  });
  const rows = await planRows<PageRow & { list: number }>(Prisma.join(pages, ' UNION ALL '));
  const rowsByList = Map.groupBy(rows, ({ list }) => list);
  return lists.map((_list, place) => pageOf(rowsByList.get(place) ?? []));
}

/** Reads the same page of the products of each category or sub-category, by one statement. */
export async function readProductPagesOf(
  { group, sort }: { group: ProductGroup; sort: ProductSort },
  groupIds: readonly string[],
  { args, columns, isCounted }: ProductPageRequest,
): Promise<Map<string, ProductPage>> {
  const { table, column } = GROUP_LINKS[group];
  const products = Prisma.sql`
    FROM ${table} link JOIN products product ON product.id = link.product_id
    WHERE link.${column} = parent.id AND ${AVAILABLE_FOR_SALE_SQL}`;
  const counted = isCounted ? Prisma.sql`(SELECT count(*)::int AS "totalCount" ${products})` : NOT_COUNTED;
  const source = { products, key: Prisma.sql`link.product_id`, isRange: true, isFiltered: false, position: null };
  const page = pageInOrder({ ...source, isWholeShop: false, isInStock: false }, sort, { args, columns });
  const read = isCounted || isValueSort(sort) ? queryRows : readRows;
  const rows = await read<PageRow & { groupId: string }>(Prisma.sql`
    SELECT parent.id AS "groupId", counted.*, page.*
    FROM (VALUES ${Prisma.join(groupIds.map((id) => Prisma.sql`(${id}::uuid)`))}) AS parent (id)
    CROSS JOIN LATERAL ${counted} counted
    LEFT JOIN LATERAL (${page}) page ON true`);
  const rowsByGroup = Map.groupBy(rows, ({ groupId }) => groupId);
  return new Map([...rowsByGroup].map(([groupId, ofGroup]) => [groupId, pageOf(ofGroup)]));
}

/** The product with this id that is on sale; null when there is none. */
export async function readProduct(id: string, columns: Prisma.Sql): Promise<ListedProduct | null> {
  const [product] = await readRows<ListedProduct>(
    Prisma.sql`SELECT ${columns} FROM products product WHERE product.id = ${id}::uuid AND ${AVAILABLE_FOR_SALE_SQL}`,
  );
  return product ?? null;
}

/** The products on sale among these, in any order. */
export function readProducts(ids: readonly string[], columns: Prisma.Sql): Promise<ListedProduct[]> {
  return readRows<ListedProduct>(
    Prisma.sql`SELECT ${columns} FROM products product WHERE product.id = ANY(${ids}::uuid[]) AND ${AVAILABLE_FOR_SALE_SQL}`,
  );
}

export function pageOf(rows: readonly PageRow[]): ProductPage {
  return {
    products: rows.filter(({ id }: { id: string | null }) => id !== null),
    totalCount: rows[0]?.totalCount ?? null,
  };
}
