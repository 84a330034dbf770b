import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../platform/db/client.ts';
import { flattenProduct } from '../../catalogue/products/productColumns.ts';
import type { ProductState } from '../../catalogue/products/productState.ts';
import { MAX_STOCK } from '../../../shop/stock/adjustStock.ts';
import { CATALOGUE_PRODUCT } from '../csv/catalogueProduct.ts';
import { findMissingReferences, type MissingReferences } from './findMissingReferences.ts';
import { readImportedProducts, type ImportedProduct } from './readImportedProducts.ts';

/** A row of an import that created or changed a product. */
export interface UndoRow {
  number: number;
  productId: string;
}

/** What an undo does with the product of a row: it deletes a created one, restores a changed one, or keeps it for a reason. */
export type PlannedUndo = UndoRow &
  (
    | { kind: 'delete'; state: ProductState }
    | { kind: 'restore'; state: ProductState; restored: ProductState }
    | { kind: 'keep'; reason: string }
  );

const NO_LONGER_EXISTS = 'The product was deleted since';
const WAS_ORDERED = 'The product was ordered since';
const WAS_CHANGED = 'The product was changed again since';

/**
 * Plans the undo of some rows by the rule of bulk updates: what was changed again since stays as it is, and the stock changes back by
 * the same number of pieces, whatever was sold in between. A created product that was ordered stays, too. The number of statements does
 * not depend on the number of rows.
 */
export async function planUndo(
  tx: Transaction,
  { importId, rows }: { importId: string; rows: readonly UndoRow[] },
  { isLocking }: { isLocking: boolean },
): Promise<PlannedUndo[]> {
  const ids = rows.map(({ productId }) => productId);
  if (isLocking) {
    await tx.$executeRaw`SELECT FROM products WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  }
  const states = await readStates(tx, ids);
  const imported = await readImportedProducts(tx, { importId, ids });
  const ordered = await readOrdered(tx, ids);
  const missing = await findMissingReferences(tx, [...imported.values()]);
  return rows.map((row) => {
    const state = states.get(row.productId);
    const change = imported.get(row.productId);
    if (!state || !change) return { ...row, kind: 'keep', reason: NO_LONGER_EXISTS };
    if (change.isCreated) return { ...row, ...planDeletion(state, change, ordered.has(row.productId)) };
    return { ...row, ...planRestoration(state, change, missing) };
  });
}

type Plan = { kind: 'keep'; reason: string } | { kind: 'delete'; state: ProductState };

function planDeletion(state: ProductState, { after }: ImportedProduct, isOrdered: boolean): Plan {
  if (isOrdered) return { kind: 'keep', reason: WAS_ORDERED };
  return isUnchanged(state, after) && state.stock === after.stock
    ? { kind: 'delete', state }
    : { kind: 'keep', reason: WAS_CHANGED };
}

function planRestoration(state: ProductState, { before, after }: ImportedProduct, missing: MissingReferences) {
  if (!isUnchanged(state, after)) return { kind: 'keep', reason: WAS_CHANGED } as const;
  const reason = missing.reasonOf(before);
  if (reason) return { kind: 'keep', reason } as const;
  const stock = state.stock + (before.stock ?? 0) - (after.stock ?? 0);
  if (stock < 0)
    return { kind: 'keep', reason: `Only ${state.stock.toLocaleString('en-IN')} are left in stock` } as const;
  if (stock > MAX_STOCK) return { kind: 'keep', reason: 'Its stock would be too large' } as const;
  return { kind: 'restore', state, restored: { ...state, ...before, stock } } as const;
}

/** Whether each field has the value that the import gave it. The stock does not count, because orders change it. */
function isUnchanged(state: ProductState, after: Partial<ProductState>): boolean {
  return (Object.keys(after) as (keyof ProductState)[]) // what recordAudits wrote
    .filter((field) => field !== 'stock')
    .every((field) => isDeepStrictEqual(comparable(state[field]), comparable(after[field])));
}

/** Categories are compared by their ids and without an order, because they may have been renamed. */
function comparable(value: unknown): unknown {
  const isLinks =
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object' && 'id' in each);
  return isLinks ? (value as { id: string }[]).map(({ id }) => id).toSorted() : value; // checked before
}

/** The states of the products that are not deleted, by id. */
async function readStates(tx: Transaction, ids: readonly string[]): Promise<Map<string, ProductState>> {
  const loaded = await tx.product.findMany({
    where: { id: { in: [...ids] }, deletedAt: null },
    select: CATALOGUE_PRODUCT,
  });
  return new Map(
    loaded.map((row) => {
      const { id, deletedAt: _deletedAt, pictures, ...state } = flattenProduct(row);
      return [id, { ...state, pictureIds: pictures.map(({ picture }) => picture.id) }];
    }),
  );
}

async function readOrdered(tx: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT asked.id::text FROM unnest(${ids}::uuid[]) AS asked (id)
    WHERE EXISTS (SELECT FROM order_lines WHERE order_lines.product_id = asked.id)`;
  return new Set(found.map(({ id }) => id));
}
