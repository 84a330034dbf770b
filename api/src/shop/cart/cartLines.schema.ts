import { queryFromInfo } from '@pothos/plugin-prisma';
import DataLoader from 'dataloader';
import type { GraphQLResolveInfo } from 'graphql';
import { listedColumns, type ProductSelect } from '../catalogue/listedProduct.ts';
import { PRODUCT_BASE } from '../catalogue/product.schema.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { readCartLines, type ReadCartLine } from './readCartLines.ts';

/** The row behind a cart. */
export interface CartRow {
  /** Of the user. */
  id: string;
}

const COLUMNS_OF_LINES = new Set(['id', 'quantity', 'seenPricePaise', 'createdAt', 'updatedAt', 'product']);

const loaders = new WeakMap<CartRow, DataLoader<ProductSelect, ReadCartLine[] | null>>();

/** The lines of a cart with the columns that its totals need. */
export async function pricedLinesOf(cart: CartRow): Promise<ReadCartLine[]> {
  const lines = await linesOf(cart, PRODUCT_BASE);
  if (!lines) throw new Error('A list cannot read the columns of a cart');
  return lines;
}

/**
 * The lines of a cart with what the client selects at a path of the field, by the one statement that serves all fields of the same
 * cart; otherwise Prisma's query for them.
 */
export async function selectedLinesOf(
  cart: CartRow,
  field: { context: GraphqlContext; info: GraphQLResolveInfo },
  path: string[],
): Promise<{ lines: ReadCartLine[] } | { query: { select: { id: true } } }> {
  const query = queryFromInfo({ ...field, typeName: 'CartLine', select: { id: true }, path });
  const { product, ...columns } = query.select as { product?: { select: ProductSelect } }; // its type is what the argument has alone
  const select = product?.select ?? {};
  const isListed =
    Object.keys(columns).every((name) => COLUMNS_OF_LINES.has(name)) && listedColumns({ ...select, id: true });
  const lines = isListed ? await linesOf(cart, select) : null;
  return lines ? { lines } : { query };
}

/** Reads the lines once for all fields of a cart that ask at the same time, with the columns of all of them. */
function linesOf(cart: CartRow, select: ProductSelect): Promise<ReadCartLine[] | null> {
  const loader =
    loaders.get(cart) ??
    new DataLoader<ProductSelect, ReadCartLine[] | null>(async (selects) => {
      const lines = await readCartLines(cart.id, union(selects));
      return selects.map(() => lines);
    });
  loaders.set(cart, loader);
  return loader.load(select);
}

function union(selects: readonly ProductSelect[]): ProductSelect {
  const pictures = Math.max(0, ...selects.map((select) => select.pictures?.take ?? 0));
  const columns: ProductSelect = Object.assign({}, ...selects);
  return pictures > 0 ? { ...columns, pictures: { take: pictures } } : columns;
}
