import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { CacheSlot } from '../../platform/cache/catalogueCache.ts';
import type { PageArgs } from '../../platform/core/page.ts';
import { db } from '../../platform/db/client.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { toConnection } from '../../platform/graphql/connection.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { lookAhead } from '../../platform/graphql/lookAhead.ts';
import { findFacets } from './filters/productFacets.ts';
import type { ProductFilter, ProductGroup } from './filters/productFilter.ts';
import type { ProductSort } from './filters/productSort.ts';
import { joinById } from './joinById.ts';
import { PRODUCT_BASE, ID_COLUMN, columnsOf, type ListedProduct, type ListSelect } from './listedColumns.ts';
import {
  readProduct,
  readProductPage,
  readProductPages,
  readProductPagesOf,
  readProducts,
  type PagedProduct,
  type ProductList,
  type ProductPage,
} from './productPages.ts';
import { readRelatedPage } from '../recommendations/readRelatedPage.ts';
import { searchProducts, type SearchOptions } from '../search/searchProducts.ts';
import { AVAILABLE_FOR_SALE } from './availableForSale.ts';

export interface ResolvedField {
  context: GraphqlContext;
  info: GraphQLResolveInfo;
}

const NODES = ['edges', 'node'];

/** What the client selects of products, by default of a connection's nodes: columns of one statement, or, with relations, ids and Prisma's query. */
function selectProductNodes(field: ResolvedField, path: string[] = NODES) {
  const { query, columns } = selectionOf(field, path);
  const readRows = (ids: string[]) =>
    columns
      ? readProducts(ids, columns)
      : db.product.findMany({ ...query, where: { id: { in: ids }, ...AVAILABLE_FOR_SALE } });
  /** Adds the rows to ids; a product that is no longer available for sale is left out. */
  async function loadNodes<Hit extends { id: string }>(hits: readonly Hit[]) {
    const rows: ListedProduct[] = hits.length === 0 ? [] : await readRows(hits.map(({ id }) => id));
    return joinById(hits, rows).map(({ hit, row }) => ({ ...hit, ...row }));
  }
  return { columns: columns ?? ID_COLUMN, loadNodes, complete: columns ? null : loadNodes };
}

/** The product available for sale with an id, with what the client selects; null when there is none. */
export async function findProduct(id: string, field: ResolvedField) {
  const { query, columns } = selectionOf(field);
  if (!columns) return db.product.findUnique({ ...query, where: { id, ...AVAILABLE_FOR_SALE } });
  return readProduct(id, columns);
}

/** The products available for sale among those with the ids, in their order, with what the client selects. */
export function findListedProducts(ids: readonly string[], field: ResolvedField) {
  return selectProductNodes(field, []).loadNodes(ids.map((id) => ({ id })));
}

/** Prisma's query for what the client selects, and the same as columns; null when `listedColumns` lacks one of them. */
function selectionOf({ context, info }: ResolvedField, path: string[] = []) {
  const query = queryFromInfo({ context, info, typeName: 'Product', select: PRODUCT_BASE, path });
  return { query, columns: columnsOf('product', query.select as ListSelect) }; // its type is what PRODUCT_BASE has alone
}

export async function productConnection({ filter, sort }: ProductList, args: PageArgs, field: ResolvedField) {
  const { columns, complete } = selectProductNodes(field);
  const counts = await openCounts(field, [filter]);
  const page = await readProductPage({ filter, sort }, { args, columns, isCounted: counts.areMissing });
  const nodes: PagedProduct[] = complete ? await complete(page.products) : page.products;
  const connection = productsConnection(nodes, args, () => counts.countOf(filter, page));
  return { ...connection, facets: () => findFacets({ filter, search: null }, field.context.catalogue) };
}

/** The connection of the products of a category or sub-category; one statement reads those of all groups of a list. */
export async function groupConnection(
  { group, id }: { group: ProductGroup; id: string },
  { sort: requestedSort, ...args }: PageArgs & { sort?: ProductSort | null },
  field: ResolvedField,
) {
  const { columns, complete } = selectProductNodes(field);
  const filterOf = (groupId: string): ProductFilter =>
    group === 'Category' ? { categoryIds: [groupId] } : { subCategoryIds: [groupId] };
  const { first, last, after, before } = args;
  const sort = requestedSort ?? 'BEST_MATCH';
  const key = JSON.stringify([group, sort, columns.text, columns.values, isCounted(field), first, last, after, before]);
  const batch = async (ids: readonly string[]) => {
    const counts = await openCounts(field, ids.map(filterOf));
    const pages = await readProductPagesOf({ group, sort }, ids, { args, columns, isCounted: counts.areMissing });
    return new Map(
      [...pages].map(([groupId, page]) => [groupId, { ...page, totalCount: counts.countOf(filterOf(groupId), page) }]),
    );
  };
  const page = await batchedLoad(field.context, { key, batch }, id);
  const products = page?.products ?? [];
  return productsConnection(complete ? await complete(products) : products, args, () => page?.totalCount ?? 0);
}

/** The connection of a list that belongs to one of several objects; one statement reads those of all of them. */
export async function listConnection(
  list: ProductList,
  { first, last, after, before }: PageArgs,
  field: ResolvedField,
) {
  const { columns, complete } = selectProductNodes(field);
  const args = { first, last, after, before };
  const isByAge = list.sort === 'NEWEST';
  const key = JSON.stringify(['lists', isByAge, columns.text, columns.values, isCounted(field), args]);
  const batch = async (keys: readonly string[]) => {
    const lists = keys.map((each) => JSON.parse(each) as ProductList); // as below
    const counts = await openCounts(
      field,
      lists.map(({ filter }) => filter),
    );
    const pages = await readProductPages(lists, { args, columns, isCounted: counts.areMissing });
    return new Map(
      lists.flatMap(({ filter }, place) => {
        const page = pages[place];
        return page ? [[keys[place] ?? '', { ...page, totalCount: counts.countOf(filter, page) }] as const] : [];
      }),
    );
  };
  const page = await batchedLoad(field.context, { key, batch }, JSON.stringify(list));
  const products = page?.products ?? [];
  const connection = productsConnection(
    complete ? await complete(products) : products,
    args,
    () => page?.totalCount ?? 0,
  );
  return { ...connection, facets: () => findFacets({ filter: list.filter, search: null }, field.context.catalogue) };
}

/** The connection of a page of products, whose cursors have the rank unless the order is by age. */
function productsConnection(products: readonly PagedProduct[], args: PageArgs, totalCount: () => number) {
  return toConnection(products, args, {
    keysOf: ({ rank, id }) => (rank === undefined ? [id] : [rank, id]),
    nodeOf: (product) => product,
    totalCount,
  });
}

export async function relatedConnection(productId: string, args: PageArgs, field: ResolvedField) {
  const { columns, complete } = selectProductNodes(field);
  const { products, totalCount } = await readRelatedPage(productId, { args, columns, isCounted: isCounted(field) });
  return productsConnection(complete ? await complete(products) : products, args, () => totalCount ?? 0);
}

/** A short list of products available for sale, whose columns `read` gets. */
export async function productList(read: (columns: Prisma.Sql) => Promise<ListedProduct[]>, field: ResolvedField) {
  const { columns, complete } = selectProductNodes(field, []);
  const products = await read(columns);
  return complete ? complete(products) : products;
}

/** A product of a list of a user, with the id of the list's row, and its rank unless the list is ordered by age. */
interface LinkedProduct extends ListedProduct {
  rowId: string;
  rank?: number;
}

/** Resolves the connection of the products available for sale that another table links to a user. */
export function linkedProducts(
  find: (userId: string, page: { args: PageArgs; columns: Prisma.Sql }) => Promise<LinkedProduct[]>,
  count: (userId: string) => Promise<number>,
) {
  return async ({ id }: { id: string }, args: PageArgs, context: GraphqlContext, info: GraphQLResolveInfo) => {
    const { columns, complete } = selectProductNodes({ context, info });
    const rows = await find(id, { args, columns });
    return toConnection(complete ? await complete(rows) : rows, args, {
      keysOf: ({ rank, rowId }) => (rank === undefined ? [rowId] : [rank, rowId]),
      nodeOf: (product) => product,
      totalCount: () => count(id),
    });
  };
}

export async function searchConnection(
  text: string,
  args: PageArgs,
  { field, ...options }: SearchOptions & { field: ResolvedField },
) {
  const { filter = {}, isCorrected = true } = options;
  const { catalogue } = field.context;
  const areAllFound = lookAhead(field.info).has('facets');
  const { hits, ...search } = await searchProducts(text, args, { ...options, areAllFound, cache: catalogue });
  const connection = toConnection(await selectProductNodes(field).loadNodes(hits), args, {
    keysOf: ({ rank, id }) => [rank, id],
    nodeOf: (hit) => hit,
    totalCount: () => search.totalCount,
  });
  return { ...connection, search, facets: () => findFacets({ filter, search: { text, isCorrected } }, catalogue) };
}

/** The cached counts of lists, as far as the client selects the count. */
async function openCounts(field: ResolvedField, filters: readonly ProductFilter[]) {
  const { catalogue } = field.context;
  const slots = new Map<string, CacheSlot<number>>();
  if (isCounted(field)) {
    const keys = filters.map(keyOfCount);
    for (const key of keys) slots.set(key, await catalogue.open<number>(key));
  }
  return {
    /** Whether the lists have to be counted. */
    areMissing: [...slots.values()].some(({ result }) => result === undefined),
    /** The count that was read with a page, which is cached, or else the cached one. */
    countOf(filter: ProductFilter, { totalCount }: ProductPage): number {
      const slot = slots.get(keyOfCount(filter));
      if (totalCount !== null) slot?.store(totalCount);
      return totalCount ?? slot?.result ?? 0;
    },
  };
}

function keyOfCount(filter: ProductFilter): string {
  return JSON.stringify(['count', filter]);
}

function isCounted({ info }: ResolvedField): boolean {
  return lookAhead(info).has('totalCount');
}
