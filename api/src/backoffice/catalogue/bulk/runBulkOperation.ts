import { db, type Transaction } from '../../../platform/db/client.ts';
import { UserError } from '../../../platform/core/errors/userError.ts';
import { Prisma, type BulkOperationStatus, type BulkOutcome } from '../../../platform/db/generated/client.ts';
import { isUniqueViolation } from '../../../platform/db/databaseFailure.ts';
import { lockCategories, lockSubCategories } from '../categories/lockCategories.ts';
import { runChange, type ChangeServices } from '../changeJob.ts';
import { auditBulkOperation, lockBulkOperation, type LockedBulkOperation } from './bulkOperation.ts';
import { bulkChangeSql } from './bulkChangeSql.ts';
import { evaluateSql, evaluateUndoSql, lockProducts, writeValues } from './writeBulkChange.ts';

/** A block is small enough that orders of its products wait for a moment only. */
const BLOCK_SIZE = 500;
const TRANSACTION_TIMEOUT_MS = 60_000;

/** The next products of an operation, locked in the order of their ids. */
interface BulkBlock {
  operationId: string;
  operation: LockedBulkOperation;
  productIds: readonly string[];
}

/** One way through the products of an operation. */
interface BulkPass {
  status: BulkOperationStatus;
  /** The status after the last block. */
  finalStatus: BulkOperationStatus;
  /** The outcome of the rows that the pass is about; null for rows without one. */
  outcome: BulkOutcome | null;
  /** Writes a block and returns how many of its products have each outcome. */
  write: (tx: Transaction, block: BulkBlock) => Promise<Partial<Record<BulkOutcome, number>>>;
}

/** The pass that changes the products. */
export const APPLY: BulkPass = { status: 'RUNNING', finalStatus: 'DONE', outcome: null, write: applyBlock };
const UNDO: BulkPass = { status: 'UNDOING', finalStatus: 'UNDONE', outcome: 'CHANGED', write: undoBlock };

/**
 * Applies or undoes a bulk operation block by block. The queue retries a failure; after the last attempt the operation is FAILED, and an
 * admin resumes or undoes it.
 */
export function runBulkOperation(operationId: string, services: ChangeServices): Promise<void> {
  return runChange({ source: 'selection', readSteps, fail: failBulkOperation }, operationId, services);
}

/** Both passes: an undo can begin between two blocks of the first one. */
async function readSteps(operationId: string) {
  return [APPLY, UNDO].map((pass) => async () => ((await runBulkBlock(operationId, pass)) ? 0 : null));
}

async function failBulkOperation(operationId: string, error: unknown): Promise<void> {
  const failure = error instanceof UserError ? error.message : 'Something went wrong on our side';
  await db.$transaction(async (tx) => {
    const { count } = await tx.productBulkOperation.updateMany({
      where: { id: operationId, status: { in: ['RUNNING', 'UNDOING'] } },
      data: { status: 'FAILED', failure },
    });
    if (count > 0) await auditBulkOperation(tx, operationId);
  });
}

/** Writes the next block of a pass in one transaction. Returns false after the last one, or when the pass is no longer to run. */
export async function runBulkBlock(operationId: string, pass: BulkPass): Promise<boolean> {
  try {
    return await runBlock(operationId, pass);
  } catch (error) {
    if (isUniqueViolation(error)) return runBlock(operationId, pass); // an admin has taken a SKU meanwhile; the retry reads it
    throw error;
  }
}

function runBlock(operationId: string, pass: BulkPass): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const operation = await lockBulkOperation(tx, operationId);
      if (operation?.status !== pass.status) return false;
      const { lastProductId } = operation;
      const rows = await tx.productBulkOperationRow.findMany({
        where: { operationId, outcome: pass.outcome, ...(lastProductId ? { productId: { gt: lastProductId } } : {}) },
        orderBy: { productId: 'asc' },
        take: BLOCK_SIZE,
        select: { productId: true },
      });
      const productIds = rows.map(({ productId }) => productId);
      await lockProducts(tx, productIds);
      const counts = productIds.length > 0 ? await pass.write(tx, { operationId, operation, productIds }) : {};
      const isLast = productIds.length < BLOCK_SIZE;
      await tx.productBulkOperation.update({
        where: { id: operationId },
        data: {
          changedCount: { increment: counts.CHANGED ?? 0 },
          unchangedCount: { increment: counts.UNCHANGED ?? 0 },
          refusedCount: { increment: counts.REFUSED ?? 0 },
          undoneCount: { increment: counts.UNDONE ?? 0 },
          keptCount: { increment: counts.KEPT ?? 0 },
          lastProductId: productIds.at(-1) ?? lastProductId,
          ...(isLast ? { status: pass.finalStatus, finishedAt: new Date() } : {}),
        },
        select: { id: true },
      });
      if (isLast) await auditBulkOperation(tx, operationId);
      return !isLast;
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

/**
 * Changes the products of a block, and stores their former and new values. What can't have the new value stays as it is.
 * @throws CategoryNotFoundError, SubCategoryNotFoundError
 */
async function applyBlock(tx: Transaction, block: BulkBlock) {
  const { change } = block.operation;
  if (change.kind === 'CATEGORIES' && change.mode !== 'REMOVE') {
    await lockCategories(tx, change.categoryIds);
    await lockSubCategories(tx, change.subCategoryIds);
  }
  const counts = await writeResults(
    tx,
    block,
    Prisma.sql`
      SELECT evaluated.*, CASE WHEN reason IS NOT NULL THEN 'REFUSED' WHEN before = after THEN 'UNCHANGED'
        ELSE 'CHANGED' END AS outcome
      FROM (${evaluateSql(change)}) AS evaluated`,
  );
  await writeRows(tx, block, { values: 'after', outcome: 'CHANGED' });
  return counts;
}

/** Gives the products of a block their former values. A product that was changed again since then stays as it is. */
async function undoBlock(tx: Transaction, block: BulkBlock) {
  const { operationId, operation } = block;
  await lockFormerCategories(tx, block);
  const { current } = bulkChangeSql(operation.change);
  const changes = Prisma.sql`
    SELECT product_id, name, before, after FROM product_bulk_operation_rows WHERE operation_id = ${operationId}::uuid`;
  const evaluated = evaluateUndoSql(changes, {
    isChangedSince: Prisma.sql`${current} <> stored.after`,
    refusal: Prisma.sql`NULL`,
  });
  const counts = await writeResults(
    tx,
    block,
    Prisma.sql`
      SELECT evaluated.*, CASE WHEN reason IS NULL THEN 'UNDONE' ELSE 'KEPT' END AS outcome FROM (${evaluated}) AS evaluated`,
  );
  await writeRows(tx, block, { values: 'before', outcome: 'UNDONE' });
  return counts;
}

/** Locks the block's previous categories and sub-categories against deletion. */
async function lockFormerCategories(tx: Transaction, { operationId, operation, productIds }: BulkBlock): Promise<void> {
  if (operation.change.kind !== 'CATEGORIES') return;
  const former = (key: string) => Prisma.sql`
    SELECT jsonb_array_elements_text(before -> ${key}::text)::uuid FROM product_bulk_operation_rows
    WHERE operation_id = ${operationId}::uuid AND product_id = ANY (${productIds}::uuid[])`;
  await tx.$executeRaw`SELECT FROM categories WHERE id IN (${former('categoryIds')}) ORDER BY id FOR KEY SHARE`;
  await tx.$executeRaw`SELECT FROM sub_categories WHERE id IN (${former('subCategoryIds')}) ORDER BY id FOR KEY SHARE`;
}

/** Gives the rows of a block the results of a query with the columns of `product_bulk_operation_rows`, and counts them. */
async function writeResults(
  tx: Transaction,
  { operationId, productIds }: BulkBlock,
  results: Prisma.Sql,
): Promise<Partial<Record<BulkOutcome, number>>> {
  const counts = await tx.$queryRaw<{ outcome: BulkOutcome; count: number }[]>`
    WITH written AS (
      UPDATE product_bulk_operation_rows AS stored
      SET outcome = result.outcome::bulk_outcome, name = result.name, before = result.before, after = result.after,
        reason = result.reason
      FROM (${results}) AS result
      WHERE stored.operation_id = ${operationId}::uuid AND stored.product_id = ANY (${productIds}::uuid[])
        AND stored.product_id = result.product_id
      RETURNING stored.outcome
    )
    SELECT outcome, count(*)::int AS count FROM written GROUP BY outcome`;
  return Object.fromEntries(counts.map(({ outcome, count }) => [outcome, count]));
}

/** Gives the products of a block with an outcome the values that their rows have as `before` or `after`. */
async function writeRows(
  tx: Transaction,
  { operationId, operation, productIds }: BulkBlock,
  { values, outcome }: { values: 'before' | 'after'; outcome: BulkOutcome },
): Promise<void> {
  const rows = Prisma.sql`
    SELECT product_id, ${Prisma.raw(values)} AS value FROM product_bulk_operation_rows
    WHERE operation_id = ${operationId}::uuid AND product_id = ANY (${productIds}::uuid[]) AND outcome = ${outcome}::bulk_outcome`;
  await writeValues(tx, rows, { hasLinks: operation.change.kind === 'CATEGORIES' });
}
