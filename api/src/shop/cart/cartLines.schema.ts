import type { ResolvedField } from '../catalogue/productConnection.schema.ts';
import { queryFromInfo } from '@pothos/plugin-prisma';
import DataLoader from 'dataloader';
import { PRODUCT_BASE, columnsOf, type ListSelect } from '../catalogue/listedColumns.ts';
import { readCartLines, type ReadCartLine } from './readCartLines.ts';
import type { CartRow, ChangedCart, ChangedLine } from './changeCartLines.ts';
import { encodeCursor } from '../../platform/core/page.ts';
import { db } from '../../platform/db/client.ts';

const COLUMNS_OF_LINES = new Set(['id', 'quantity', 'seenPricePaise', 'createdAt', 'updatedAt', 'product']);

const loaders = new WeakMap<CartRow, DataLoader<ListSelect, ReadCartLine[] | null>>();

/** The lines of a cart with the columns that its totals need. */
export async function pricedLinesOf(cart: CartRow): Promise<ReadCartLine[]> {
  const lines = await linesOf(cart, PRODUCT_BASE);
  if (!lines) throw new Error('A list cannot read the columns of a cart');
  return lines;
}

/** Prisma's query for what the client selects of lines at a path, and their product's columns; null when no one statement can read all of it. */
export function lineSelection(typeName: 'CartLine' | 'SavedCartLine', field: ResolvedField, path: string[]) {
  const query = queryFromInfo({ ...field, typeName, select: { id: true }, path });
  const { product, ...columns } = query.select as { product?: { select: ListSelect } }; // its type is what the argument has alone
  const isListed = Object.keys(columns).every((name) => COLUMNS_OF_LINES.has(name));
  return { query, select: isListed ? (product?.select ?? {}) : null };
}

/**
 * The lines of a cart with what the client selects at a path of the field, by the one statement that serves all fields of the same
 * cart; where that can't read them, null, for Prisma's query beside it. A line that was written is not read where it has all of it.
 */
export async function selectedLinesOf({ cart, written }: ChangedCart, field: ResolvedField, path: string[]) {
  const { query, select } = lineSelection('CartLine', field, path);
  if (written && select && Object.keys(select).length === 0) return { query, lines: [written] };
  return { query, lines: select && columnsOf('product', { ...select, id: true }) ? await linesOf(cart, select) : null };
}

/** Reads the lines once for all fields of a cart that ask at the same time, with the columns of all of them. */
function linesOf(cart: CartRow, select: ListSelect): Promise<ReadCartLine[] | null> {
  const loader =
    loaders.get(cart) ??
    new DataLoader<ListSelect, ReadCartLine[] | null>(async (selects) => {
      const lines = await readCartLines(cart.id, union(selects));
      return selects.map(() => lines);
    });
  loaders.set(cart, loader);
  return loader.load(select);
}

function union(selects: readonly ListSelect[]): ListSelect {
  const pictures = Math.max(0, ...selects.map((select) => select.pictures?.take ?? 0));
  const columns: ListSelect = Object.assign({}, ...selects);
  return pictures > 0 ? { ...columns, pictures: { take: pictures } } : columns;
}

/** The changed line with what the client selects at a path of the field. */
export async function findChangedLine({ lineId, ...changed }: ChangedLine, field: ResolvedField, path: string[] = []) {
  const { query, lines } = await selectedLinesOf(changed, field, path);
  const line = lines?.find(({ id }) => id === lineId);
  // A line that another request has removed meanwhile is an error of the field, as Prisma throws it.
  return line ?? db.cartLine.findUniqueOrThrow({ ...query, where: { id: lineId } });
}

export async function changedLineEdge(changed: ChangedLine, field: ResolvedField) {
  const node = await findChangedLine(changed, field, ['node']);
  return { cursor: encodeCursor([node.id]), node };
}
