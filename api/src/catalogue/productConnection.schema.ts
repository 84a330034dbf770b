import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { PageArgs } from '../core/page.ts';
import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { batchedLoad } from '../graphql/batchedLoad.ts';
import { toNodeConnection } from '../graphql/connection.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { lookAhead } from '../graphql/lookAhead.ts';
import { joinById } from './joinById.ts';
import { ID_COLUMN, listedColumns, type ListedProduct, type ProductSelect } from './listedProduct.ts';
import { PRODUCT_BASE } from './product.schema.ts';
import {
  readProduct,
  readProductPage,
  readProductPagesOf,
  type ProductFilter,
  type ProductGroup,
} from './productPages.ts';
import { SELLABLE } from './sellable.ts';

/** The field that is resolved. */
export interface ResolvedField {
  context: GraphqlContext;
  info: GraphQLResolveInfo;
}

/** What a list reads of its products. */
export interface ProductSelection {
  /** The columns for the statement that finds them. */
  columns: Prisma.Sql;
  /** Adds what these columns do not have; a product that is gone is left out. */
  complete<Product extends ListedProduct>(products: readonly Product[]): Promise<readonly Product[]>;
}

const NODES = ['edges', 'node'];

/** What the client selects of a connection's nodes: columns of one statement, or, with relations, ids and Prisma's query. */
export function selectProductNodes(field: ResolvedField): ProductSelection {
  const { query, columns } = selectionOf(field, NODES);
  if (columns) return { columns, complete: async (products) => products };
  return {
    columns: ID_COLUMN,
    async complete(products) {
      if (products.length === 0) return [];
      const rows = await db.product.findMany({ ...query, where: { id: { in: products.map(({ id }) => id) } } });
      return joinById(products, rows).map(({ hit, row }) => ({ ...hit, ...row }));
    },
  };
}

/** The product on sale with an id, with what the client selects; null when there is none. */
export async function findProduct(id: string, field: ResolvedField) {
  const { query, columns } = selectionOf(field);
  if (!columns) return db.product.findUnique({ ...query, where: { id, ...SELLABLE } });
  return readProduct(id, columns);
}

/** Prisma's query for what the client selects, and the same as columns, without relations other than pictures. */
function selectionOf({ context, info }: ResolvedField, path: string[] = []) {
  const query = queryFromInfo({ context, info, typeName: 'Product', select: PRODUCT_BASE, path });
  return { query, columns: listedColumns(query.select as ProductSelect) }; // its type is what PRODUCT_BASE has alone
}

/** The connection of the products that match a filter, newest first. */
export async function productConnection(filter: ProductFilter, args: PageArgs, field: ResolvedField) {
  const { columns, complete } = selectProductNodes(field);
  const page = await readProductPage(filter, { args, columns, isCounted: isCounted(field) });
  return toNodeConnection(await complete(page.products), args, () => page.totalCount ?? 0);
}

/** The connection of the products of a category or sub-category; one statement reads those of all groups of a list. */
export async function groupConnection(
  { group, id }: { group: ProductGroup; id: string },
  args: PageArgs,
  field: ResolvedField,
) {
  const { columns, complete } = selectProductNodes(field);
  const request = { args, columns, isCounted: isCounted(field) };
  const { first, last, after, before } = args;
  const key = JSON.stringify([group, columns.text, columns.values, request.isCounted, first, last, after, before]);
  const batch = (ids: readonly string[]) => readProductPagesOf(group, ids, request);
  const page = await batchedLoad(field.context, { key, batch }, id);
  return toNodeConnection(await complete(page?.products ?? []), args, () => page?.totalCount ?? 0);
}

function isCounted({ info }: ResolvedField): boolean {
  return lookAhead(info).has('totalCount');
}
