import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { declarationsRefusalSql, rowOfStateSql } from '../../catalogue/declarations/productDeclarations.ts';
import { flattenProduct, type ProductState } from '../../catalogue/products/productState.ts';
import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { CATALOGUE_PRODUCT } from '../csv/catalogueProduct.ts';

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

const NO_LONGER_EXISTS = 'The product has since been deleted';
const WAS_ORDERED = 'The product has since been ordered';
const WAS_CHANGED = 'The product has since been changed again';

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
  const reasonOf = await findMissingReferences(tx, [...imported.values()]);
  const refusals = await findUnpublishable(tx, imported);
  return rows.map((row) => {
    const state = states.get(row.productId);
    const change = imported.get(row.productId);
    if (!state || !change) return { ...row, kind: 'keep', reason: NO_LONGER_EXISTS };
    if (change.isCreated) return { ...row, ...planDeletion(state, change, ordered.has(row.productId)) };
    return { ...row, ...planRestoration(state, change, (before) => refusals.get(row.productId) ?? reasonOf(before)) };
  });
}

/** Why former states can't be published again, by the id of the product, in a shop that requires the declarations. */
async function findUnpublishable(tx: Transaction, imported: ReadonlyMap<string, ImportedProduct>) {
  const json = JSON.stringify([...imported].map(([id, { before }]) => ({ id, before })));
  const refused = await tx.$queryRaw<{ id: string; reason: string }[]>`
    SELECT checked.* FROM jsonb_to_recordset(${json}::jsonb) AS restored (id uuid, before jsonb)
    JOIN products AS product ON product.id = restored.id
    CROSS JOIN LATERAL (
      SELECT product.id::text, ${declarationsRefusalSql(rowOfStateSql(Prisma.sql`restored.before`))} AS reason
    ) AS checked
    WHERE checked.reason IS NOT NULL`;
  return new Map(refused.map(({ id, reason }) => [id, reason]));
}

type Plan = { kind: 'keep'; reason: string } | { kind: 'delete'; state: ProductState };

function planDeletion(state: ProductState, { after }: ImportedProduct, isOrdered: boolean): Plan {
  if (isOrdered) return { kind: 'keep', reason: WAS_ORDERED };
  return isUnchanged(state, after) && state.stock === after.stock
    ? { kind: 'delete', state }
    : { kind: 'keep', reason: WAS_CHANGED };
}

function planRestoration(state: ProductState, { before, after }: ImportedProduct, reasonOf: ReasonOf) {
  if (!isUnchanged(state, after)) return { kind: 'keep', reason: WAS_CHANGED } as const;
  const reason = reasonOf(before);
  if (reason) return { kind: 'keep', reason } as const;
  const stock = state.stock + (before.stock ?? 0) - (after.stock ?? 0);
  if (stock < 0) return { kind: 'keep', reason: `Only ${state.stock.toLocaleString('en-IN')} left in stock` } as const;
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
      const { id, deletedAt: _deletedAt, pictures, ...flat } = flattenProduct(row);
      const { manufacturer: _maker, packer: _packer, importer: _importer, ...state } = flat;
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

/** What an import did with a product, by the audit log. */
interface ImportedProduct {
  isCreated: boolean;
  /** The changed fields before the import; empty for a created product. */
  before: Partial<ProductState>;
  /** The changed fields after it. */
  after: Partial<ProductState>;
}

/** Reads what an import did with products. A product has a second entry when its pictures were fetched later. */
async function readImportedProducts(
  tx: Transaction,
  { importId, ids }: { importId: string; ids: readonly string[] },
): Promise<Map<string, ImportedProduct>> {
  const entries = await tx.$queryRaw<
    { id: string; before: Partial<ProductState> | null; after: Partial<ProductState> }[]
  >`
    SELECT subject_id::text AS id, before, after FROM audit_entries
    WHERE subject_type = 'PRODUCT' AND subject_id = ANY (${ids}::uuid[])
      AND batch_id = ${importId}::uuid AND action = 'PRODUCT_IMPORT'
    ORDER BY audit_entries.id`;
  const products = new Map<string, ImportedProduct>();
  for (const { id, before, after } of entries) {
    const former = products.get(id);
    products.set(id, {
      isCreated: former?.isCreated ?? before === null,
      before: { ...before, ...former?.before },
      after: { ...former?.after, ...after },
    });
  }
  return products;
}

/** Why a former state of a product can't be restored; null when it can. */
type ReasonOf = (before: Partial<ProductState>) => string | null;

/** Finds the categories and pictures that former states refer to and that were deleted since; locks those that are left. */
async function findMissingReferences(tx: Transaction, products: readonly ImportedProduct[]): Promise<ReasonOf> {
  const states = products.filter(({ isCreated }) => !isCreated).map(({ before }) => before);
  const idsOf = (field: 'categories' | 'subCategories') =>
    states.flatMap((state) => state[field]?.map(({ id }) => id) ?? []);
  const categories = await lockExisting(tx, 'categories', idsOf('categories'));
  const subCategories = await lockExisting(tx, 'sub_categories', idsOf('subCategories'));
  const pictures = await lockExisting(
    tx,
    'pictures',
    states.flatMap(({ pictureIds = [] }) => pictureIds),
  );
  return (before) => {
    if (before.categories?.some(({ id }) => !categories.has(id)))
      return 'One of its former categories has since been deleted';
    if (before.subCategories?.some(({ id }) => !subCategories.has(id)))
      return 'One of its former sub-categories has since been deleted';
    return before.pictureIds?.some((id) => !pictures.has(id))
      ? 'One of its former pictures has since been deleted'
      : null;
  };
}

/** The ids of those rows that still exist, which stay until the transaction ends. */
async function lockExisting(
  tx: Transaction,
  table: 'categories' | 'sub_categories' | 'pictures',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM ${Prisma.raw(table)} AS found WHERE id = ANY (${[...new Set(ids)]}::uuid[])
    ORDER BY found.id FOR KEY SHARE`;
  return new Set(found.map(({ id }) => id));
}
