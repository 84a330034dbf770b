import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { ProductBulkOperation } from '../../../platform/db/generated/client.ts';
import { lockBulkWork } from '../../../platform/db/lockBulkWork.ts';
import { undoableSince } from '../changeJob.ts';
import { bulkChangeShape, describeBulkChange, type BulkChange } from './bulkChange.ts';

export class ProductBulkOperationNotFoundError extends defineUserError({
  description: 'There is no such bulk operation.',
  message: 'This bulk operation no longer exists',
}) {}

export class ProductBulkOperationNotReadyError extends defineUserError({
  description: 'Its status does not allow it, or another one is running.',
  message: 'Another bulk operation is running. Try again when it’s done.',
}) {}

export class ProductBulkCountChangedError extends defineUserError({
  description: 'Not `expectedCount` products match. Nothing was changed.',
  fields: { matchCount: { type: 'Int', description: 'Products that match now.' } },
}) {
  constructor(matchCount: number) {
    super(`${matchCount.toLocaleString('en-IN')} products match now`, { matchCount });
  }
}

/** The key of the advisory lock of all bulk operations: one block at a time, in all processes. */
const LOCK = 7_310_003;
/** For the block of another operation, and for the orders and edits that hold a product. */
const LOCK_TIMEOUT_MS = 20_000;

/** A bulk operation that is locked until the transaction ends. */
export interface LockedBulkOperation extends Pick<ProductBulkOperation, 'status' | 'lastProductId' | 'createdAt'> {
  change: BulkChange;
  /** Whether its undo has started. */
  isUndo: boolean;
}

/** Waits until no other transaction works on a bulk operation, then locks one; null when there is no such operation. */
export async function lockBulkOperation(tx: Transaction, operationId: string): Promise<LockedBulkOperation | null> {
  await lockBulkWork(tx, LOCK, LOCK_TIMEOUT_MS);
  const found = await tx.productBulkOperation.findUnique({
    where: { id: operationId },
    select: { status: true, change: true, lastProductId: true, undoStartedAt: true, createdAt: true },
  });
  if (!found) return null;
  const { undoStartedAt, change, ...operation } = found;
  return { ...operation, isUndo: undoStartedAt !== null, change: bulkChangeShape.parse(change) };
}

/** Whether a bulk operation can be undone: once, and within a day. A running one can, too, and stops. */
export function isUndoable(
  { status, isUndo, createdAt }: Pick<LockedBulkOperation, 'status' | 'isUndo' | 'createdAt'>,
  now: Date,
): boolean {
  const isRightStatus = status === 'RUNNING' || status === 'DONE' || status === 'FAILED';
  return isRightStatus && !isUndo && createdAt > undoableSince('selection', now);
}

/** Writes the one audit entry of a bulk operation, and one of its undo; the operation's rows have the values of each product. */
export async function auditBulkOperation(tx: Transaction, operationId: string): Promise<void> {
  const operation = await tx.productBulkOperation.findUniqueOrThrow({ where: { id: operationId } });
  const { status, matchCount, changedCount, unchangedCount, refusedCount, undoneCount, keptCount } = operation;
  const isUndo = operation.undoStartedAt !== null;
  await recordAudits(tx, isUndo ? operation.undoActorId : operation.actorId, [
    {
      action: 'PRODUCT_BULK_OPERATION',
      subjectId: operationId,
      subjectName: describeBulkChange(bulkChangeShape.parse(operation.change)),
      batchId: operationId,
      before: null,
      after: isUndo
        ? { status, undoneCount, keptCount }
        : { status, matchCount, changedCount, unchangedCount, refusedCount },
    },
  ]);
}
