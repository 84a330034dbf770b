import { requirePermission } from '../../../../platform/core/permissions.ts';
import type { Viewer } from '../../../../platform/core/viewer.ts';
import type { PubSub } from '../../../../platform/events/pubSub.ts';
import { ProductBulkOperationNotReadyError } from './bulkOperationErrors.ts';
import { continueBulkOperation } from './continueBulkOperation.ts';
import { isUndoable } from './isUndoable.ts';

/**
 * Queues the undo of a bulk operation. A product that was changed again since then stays as it is.
 * @throws ProductBulkOperationNotFoundError, ProductBulkOperationNotReadyError
 */
export async function undoBulkOperation(
  viewer: Viewer,
  { operationId }: { operationId: string },
  { pubSub, now }: { pubSub: PubSub; now: Date },
): Promise<{ operationId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return continueBulkOperation(operationId, pubSub, (operation) => {
    if (!isUndoable(operation, now)) throw new ProductBulkOperationNotReadyError('This change can no longer be undone');
    return {
      status: 'UNDOING',
      undoStartedAt: now,
      undoActorId: viewer.userId,
      lastProductId: null,
      finishedAt: null,
      failure: null,
    };
  });
}
