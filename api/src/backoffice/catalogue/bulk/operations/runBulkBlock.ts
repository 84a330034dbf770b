import { db, type Transaction } from '../../../../platform/db/client.ts';
import type { BulkOperationStatus, BulkOutcome } from '../../../../platform/db/generated/client.ts';
import { isUniqueViolation } from '../../../../platform/db/databaseFailure.ts';
import { auditBulkOperation } from './auditBulkOperation.ts';
import { lockBulkOperation, type LockedBulkOperation } from './lockBulkOperation.ts';

/** A block is small enough that orders of its products wait for a moment only. */
export const BLOCK_SIZE = 500;
const TRANSACTION_TIMEOUT_MS = 60_000;

/** The next products of an operation, locked in the order of their ids. */
export interface BulkBlock {
  operationId: string;
  operation: LockedBulkOperation;
  productIds: readonly string[];
}

/** Writes a block and returns how many of its products have each outcome. */
type WriteBlock = (tx: Transaction, block: BulkBlock) => Promise<Partial<Record<BulkOutcome, number>>>;

/** One way through the products of an operation. */
export interface BulkPass {
  status: BulkOperationStatus;
  /** The status after the last block. */
  finalStatus: BulkOperationStatus;
  /** The outcome of the rows that the pass is about; null for rows without one. */
  outcome: BulkOutcome | null;
  write: WriteBlock;
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
      const productIds = await lockNextProducts(tx, { operationId, operation, outcome: pass.outcome });
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
          lastProductId: productIds.at(-1) ?? operation.lastProductId,
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

interface NextProducts extends Pick<BulkBlock, 'operationId' | 'operation'> {
  outcome: BulkOutcome | null;
}

async function lockNextProducts(
  tx: Transaction,
  { operationId, operation: { lastProductId }, outcome }: NextProducts,
): Promise<string[]> {
  const rows = await tx.productBulkOperationRow.findMany({
    where: { operationId, outcome, ...(lastProductId ? { productId: { gt: lastProductId } } : {}) },
    orderBy: { productId: 'asc' },
    take: BLOCK_SIZE,
    select: { productId: true },
  });
  const productIds = rows.map(({ productId }) => productId);
  await tx.$executeRaw`SELECT FROM products WHERE id = ANY (${productIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  return productIds;
}
