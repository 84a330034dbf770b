import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { adjustStock } from '../../../shop/stock/adjustStock.ts';
import { undoableSince } from '../changeJob.ts';
import { isPriceCutSql, PriceCutError } from '../priceCut.ts';
import { ProductBatchNotFoundError } from '../catalogueErrors.ts';
import type { BulkChange, BulkStockChange } from './bulkChange.ts';
import { stockRefusalSql } from './bulkChangeSql.ts';
import { evaluateSql, evaluateUndoSql, lockProducts, PRODUCT_NOT_FOUND, writeValues } from './writeBulkChange.ts';

/** A timeout that suffices for the largest change on a busy machine. */
const TRANSACTION = { timeout: 30_000 } as const;

/** A change of one field of several products at once, without a job. A product that is named twice counts once. */
export interface BulkUpdate {
  productIds: readonly string[];
  isPublished?: boolean | null | undefined;
  discountPercent?: number | null | undefined;
  stock?: number | null | undefined;
  /** The difference by which the stock changes. */
  stockChange?: number | null | undefined;
  /** Why the stock changes. */
  stockNote?: string | null | undefined;
  /** Whether prices may fall below half of what they are. */
  mayCutPrices?: boolean;
}

/** A product that a bulk change could not change, and the reason. */
export interface BulkFailure {
  productId: string;
  /** Null when there is no such product. */
  name: string | null;
  /** The reason, in words for the admin. */
  message: string;
}

/** The result of a bulk change. */
export interface BulkUpdateResult {
  /** Null when nothing was changed. */
  batchId: string | null;
  /** The changed products, in the order of the request. */
  productIds: string[];
  unchangedCount: number;
  failures: BulkFailure[];
}

/** A product and the values that a change alters, by Prisma's names. */
interface ProductChange {
  productId: string;
  name: string;
  before: Record<string, string | number | boolean>;
  after: Record<string, string | number | boolean>;
}

/** What a change would make of a product. */
interface EvaluatedProduct extends ProductChange {
  /** Why it stays as it is; null when it can change. */
  reason: string | null;
}

/** Changes one field of several products in one transaction. Products that can't be changed are reported, the others are changed. @throws PriceCutError */
export async function bulkUpdateProducts(viewer: Viewer, edit: BulkUpdate): Promise<BulkUpdateResult> {
  requirePermission(viewer, 'CATALOGUE');
  const requested = [...new Set(edit.productIds)];
  return db.$transaction(async (tx) => {
    await lockProducts(tx, requested);
    const found = await tx.$queryRaw<(EvaluatedProduct & { isChanged: boolean; isPriceCut: boolean })[]>`
      SELECT evaluated.product_id::text AS "productId", evaluated.name, before, after, reason,
        reason IS NULL AND before <> after AS "isChanged", reason IS NULL AND ${isPriceCutSql(Prisma.sql`after`)} AS "isPriceCut"
      FROM (${evaluateSql(changeOf(edit))} WHERE product.id = ANY (${requested}::uuid[])) AS evaluated
      JOIN products AS product ON product.id = evaluated.product_id`;
    if (!edit.mayCutPrices && found.some(({ isPriceCut }) => isPriceCut)) throw new PriceCutError();
    const products = new Map(found.map((product) => [product.productId, product]));
    const changes = requested.flatMap((id) => products.get(id) ?? []).filter(({ isChanged }) => isChanged);
    const failures = failuresOf(
      requested.map((productId) => products.get(productId) ?? { productId, name: null, reason: PRODUCT_NOT_FOUND }),
    );
    return {
      batchId: await writeBatch(tx, viewer, { changes, note: edit.stockNote ?? null }),
      productIds: changes.map(({ productId }) => productId),
      unchangedCount: requested.length - failures.length - changes.length,
      failures,
    };
  }, TRANSACTION);
}

function changeOf({ isPublished, discountPercent, stock, stockChange }: BulkUpdate): BulkChange | BulkStockChange {
  if (isPublished != null) return { kind: 'PUBLISHED', isPublished };
  if (discountPercent != null) return { kind: 'DISCOUNT', discountPercent };
  return { kind: 'STOCK', stock: stock ?? null, difference: stockChange ?? 0 };
}

function failuresOf(
  products: readonly { productId: string; name: string | null; reason: string | null }[],
): BulkFailure[] {
  return products.flatMap(({ productId, name, reason }) =>
    reason === null ? [] : [{ productId, name, message: reason }],
  );
}

/** Writes the changes and returns the id by which undoBulkUpdate can undo them. */
async function writeBatch(
  tx: Transaction,
  viewer: Viewer,
  { changes, note }: { changes: readonly ProductChange[]; note: string | null },
): Promise<string | null> {
  if (changes.length === 0) return null;
  const { id } = await tx.productBatch.create({ data: { actorId: viewer.userId }, select: { id: true } });
  await writeChanges(tx, viewer, { changes, note, batchId: id });
  return id;
}

/** Writes changes of locked products, the ledger and an audit entry for each. */
async function writeChanges(
  tx: Transaction,
  viewer: Viewer,
  { changes, note, batchId }: { changes: readonly ProductChange[]; note: string | null; batchId?: string },
): Promise<void> {
  const json = JSON.stringify(changes.map(({ productId, after }) => ({ product_id: productId, value: after })));
  const rows = Prisma.sql`SELECT * FROM jsonb_to_recordset(${json}::jsonb) AS changed (product_id uuid, value jsonb)`;
  await writeValues(tx, rows, { hasLinks: false });
  await adjustStock(
    tx,
    { reason: 'MANUAL', actorId: viewer.userId, note },
    changes.map(({ productId, before, after }) => ({
      productId,
      delta: Number(after.stock ?? 0) - Number(before.stock ?? 0),
    })),
  );
  await recordAudits(
    tx,
    viewer.userId,
    changes.map(({ productId, name, before, after }) => ({
      action: 'PRODUCT_UPDATE',
      subjectId: productId,
      subjectName: name,
      ...(batchId ? { batchId } : {}),
      before,
      after,
    })),
  );
}

/**
 * Undoes a bulk change, once and within a day. A product that was changed again since then stays as it is. The stock changes
 * back by the same number of pieces, whatever was sold in between. @throws ProductBatchNotFoundError
 */
export async function undoBulkUpdate(
  viewer: Viewer,
  { batchId }: { batchId: string },
  now: Date,
): Promise<Pick<BulkUpdateResult, 'productIds' | 'failures'>> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const { count } = await tx.productBatch.updateMany({
      where: { id: batchId, undoneAt: null, createdAt: { gt: undoableSince('selection', now) } },
      data: { undoneAt: now },
    });
    if (count === 0) throw new ProductBatchNotFoundError(); // also for the second of two concurrent calls
    await tx.$executeRaw`
      SELECT FROM products WHERE id IN (SELECT subject_id FROM audit_entries WHERE batch_id = ${batchId}::uuid)
      ORDER BY id FOR NO KEY UPDATE`;
    const evaluated = await tx.$queryRaw<EvaluatedProduct[]>`
      SELECT product_id::text AS "productId", name, after AS before, before AS after, reason
      FROM (${evaluateBatchUndo(batchId)}) AS evaluated ORDER BY position`;
    const changes = evaluated.filter(({ reason }) => reason === null);
    if (changes.length > 0) await writeChanges(tx, viewer, { changes, note: 'Undone' });
    return { productIds: changes.map(({ productId }) => productId), failures: failuresOf(evaluated) };
  }, TRANSACTION);
}

/** The audit entries of a batch have what it changed. Orders change the stock, so its former value counts from the present one. */
function evaluateBatchUndo(batchId: string): Prisma.Sql {
  const withStock = (values: string, stock: Prisma.Sql) => Prisma.sql`
    entry.${Prisma.raw(values)} || CASE WHEN entry.after ? 'stock' THEN jsonb_build_object('stock', ${stock}) ELSE '{}' END`;
  const restored = Prisma.sql`product.stock + (entry.before ->> 'stock')::int - (entry.after ->> 'stock')::int`;
  const changes = Prisma.sql`
    SELECT entry.id AS position, product.id AS product_id, product.name,
      ${withStock('before', restored)} AS before, ${withStock('after', Prisma.sql`product.stock`)} AS after
    FROM audit_entries AS entry JOIN products AS product ON product.id = entry.subject_id
    WHERE entry.batch_id = ${batchId}::uuid`;
  return evaluateUndoSql(changes, {
    isChangedSince: Prisma.sql`NOT jsonb_build_object('isPublished', product.is_published,
      'discountPercent', product.discount_percent, 'stock', product.stock) @> stored.after`,
    refusal: stockRefusalSql(Prisma.sql`(stored.before ->> 'stock')::int`),
  });
}
