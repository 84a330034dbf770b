import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { MAX_STOCK, adjustStock } from '../../../shop/stock/adjustStock.ts';

/** The fields that a bulk change can change. */
export interface BulkState {
  isPublished: boolean;
  discountPercent: number;
  stock: number;
}

/** A product that is locked for a bulk change. */
export interface BulkProduct extends BulkState {
  id: string;
  mrpPaise: number;
  name: string;
  isDeleted: boolean;
}

/** A product that a bulk change could not change, and the reason. */
export interface BulkFailure {
  productId: string;
  /** Null when there is no such product. */
  name: string | null;
  /** The reason, in words for the admin. */
  message: string;
}

/** A product and its state after the change. */
export interface BulkChange {
  product: BulkProduct;
  after: BulkState;
}

/** A timeout that suffices for the largest bulk change on a busy machine. */
export const BULK_TRANSACTION = { timeout: 30_000 } as const;

export const PRODUCT_NOT_FOUND = 'This product no longer exists';

/** Locks products, including deleted ones, against changes and orders until the transaction ends. By id. */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<Map<string, BulkProduct>> {
  const products = await tx.$queryRaw<BulkProduct[]>`
    SELECT id::text, name, deleted_at IS NOT NULL AS "isDeleted", is_published AS "isPublished",
      mrp_paise AS "mrpPaise", discount_percent AS "discountPercent", stock
    FROM products WHERE id = ANY (${ids}::uuid[]) ORDER BY products.id FOR NO KEY UPDATE`;
  return new Map(products.map((product) => [product.id, product]));
}

/** Why a product can't have the stock; null when it can. */
export function stockFailure({ product, after }: BulkChange): string | null {
  if (after.stock < 0)
    return product.stock === 0 ? 'Out of Stock' : `Only ${product.stock.toLocaleString('en-IN')} left`;
  return after.stock > MAX_STOCK ? `The stock can be at most ${MAX_STOCK.toLocaleString('en-IN')}` : null;
}

/** The fields that the change alters. */
export function changedFields({ product, after }: BulkChange): (keyof BulkState)[] {
  return (['isPublished', 'discountPercent', 'stock'] as const).filter((field) => product[field] !== after[field]);
}

/** Writes changes of locked products, the ledger and an audit entry for each. The number of statements does not depend on the number of products. */
export async function writeBulkChanges(
  tx: Transaction,
  viewer: Viewer,
  { changes, note, batchId }: { changes: readonly BulkChange[]; note: string | null; batchId?: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE products SET is_published = requested.is_published, discount_percent = requested.discount_percent,
      version = products.version + 1, updated_at = now()
    FROM unnest(
      ${changes.map(({ product }) => product.id)}::uuid[],
      ${changes.map(({ after }) => after.isPublished)}::boolean[],
      ${changes.map(({ after }) => after.discountPercent)}::int[]
    ) AS requested (id, is_published, discount_percent)
    WHERE products.id = requested.id`;
  await adjustStock(
    tx,
    { reason: 'MANUAL', actorId: viewer.userId, note },
    changes.map(({ product, after }) => ({ productId: product.id, delta: after.stock - product.stock })),
  );
  await recordAudits(
    tx,
    viewer.userId,
    changes.map((change) => ({
      action: 'PRODUCT_UPDATE',
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
