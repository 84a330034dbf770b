import type { Transaction } from '../../../../platform/db/client.ts';
import type { BulkOperationStatus } from '../../../../platform/db/generated/client.ts';
import { lockBulkWork } from '../../../../platform/db/lockBulkWork.ts';
import { bulkChangeShape, type BulkChange } from './bulkChange.ts';

/** The key of the advisory lock of all bulk operations: one block at a time, in all processes. */
const LOCK = 7_310_003;
/** For the block of another operation, and for the orders and edits that hold a product. */
const LOCK_TIMEOUT_MS = 20_000;

/** A bulk operation that is locked until the transaction ends. */
export interface LockedBulkOperation {
  status: BulkOperationStatus;
  change: BulkChange;
  lastProductId: string | null;
  /** Whether its undo has started. */
  isUndo: boolean;
  createdAt: Date;
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
