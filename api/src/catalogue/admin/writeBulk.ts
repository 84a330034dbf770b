import { recordAudits } from '../../audit/recordAudit.ts';
import type { Transaction } from '../../db/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { MAX_STOCK, moveStock } from '../moveStock.ts';

/** What a bulk change can change. */
export interface BulkState {
  isPublished: boolean;
  discountPercent: number;
  stock: number;
}

/** A product that is locked for a bulk change. */
export interface BulkProduct extends BulkState {
  id: string;
  name: string;
  isDeleted: boolean;
}

/** A product that a bulk change leaves as it is, and why. */
export interface BulkRefusal {
  productId: string;
  /** Null when there is no such product. */
  name: string | null;
  /** Fit to be shown. */
  message: string;
}

/** A product and what becomes of it. */
export interface BulkChange {
  product: BulkProduct;
  after: BulkState;
}

/** For a transaction that changes as many products as one may, on a machine that is busy. */
export const BULK_TRANSACTION = { timeout: 30_000 } as const;

export const GONE = 'This product is no longer there';

/** The products that are there, deleted ones included, by id. Nobody else changes or buys them until the transaction ends. */
export async function lockedProducts(tx: Transaction, ids: readonly string[]): Promise<Map<string, BulkProduct>> {
  const products = await tx.$queryRaw<BulkProduct[]>`
    SELECT id::text, name, deleted_at IS NOT NULL AS "isDeleted", is_published AS "isPublished",
      discount_percent AS "discountPercent", stock
    FROM products WHERE id = ANY (${ids}::uuid[]) ORDER BY products.id FOR NO KEY UPDATE`;
  return new Map(products.map((product) => [product.id, product]));
}

/** Why a product can't have so many; null when it can. */
export function stockRefusal({ product, after }: BulkChange): string | null {
  if (after.stock < 0)
    return product.stock === 0 ? 'Out of Stock' : `Only ${product.stock.toLocaleString('en-IN')} left`;
  return after.stock > MAX_STOCK ? `The stock can be at most ${MAX_STOCK.toLocaleString('en-IN')}` : null;
}

/** The fields in which a bulk change is one. */
export function changedFields({ product, after }: BulkChange): (keyof BulkState)[] {
  return (['isPublished', 'discountPercent', 'stock'] as const).filter((field) => product[field] !== after[field]);
}

/** Writes changes of locked products, their ledger and an audit entry for each, by as many statements for many as for one. */
export async function writeBulk(
  tx: Transaction,
  viewer: Viewer,
  { changes, note, batchId }: { changes: readonly BulkChange[]; note: string | null; batchId?: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE products SET is_published = wanted.is_published, discount_percent = wanted.discount_percent,
      version = products.version + 1, updated_at = now()
    FROM unnest(
      ${changes.map(({ product }) => product.id)}::uuid[],
      ${changes.map(({ after }) => after.isPublished)}::boolean[],
      ${changes.map(({ after }) => after.discountPercent)}::int[]
    ) AS wanted (id, is_published, discount_percent)
    WHERE products.id = wanted.id`;
  await moveStock(
    tx,
    { reason: 'MANUAL', actorId: viewer.userId, note },
    changes.map(({ product, after }) => ({ productId: product.id, delta: after.stock - product.stock })),
  );
  await recordAudits(
    tx,
    viewer.userId,
    changes.map((change) => ({
      action: 'PRODUCT_EDIT',
      subjectId: change.product.id,
      subjectName: change.product.name,
      ...(batchId ? { batchId } : {}),
      before: partOf(change.product, changedFields(change)),
      after: partOf(change.after, changedFields(change)),
    })),
  );
}

function partOf(state: BulkState, fields: readonly (keyof BulkState)[]): Record<string, boolean | number> {
  return Object.fromEntries(fields.map((field) => [field, state[field]]));
}
