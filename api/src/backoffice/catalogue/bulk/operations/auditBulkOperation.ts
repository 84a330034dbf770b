import { recordAudits } from '../../../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../../../platform/db/client.ts';
import { bulkChangeShape } from './bulkChange.ts';
import { describeBulkChange } from './describeBulkChange.ts';

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
