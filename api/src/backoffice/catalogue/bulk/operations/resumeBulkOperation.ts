import { requirePermission } from '../../../../platform/core/permissions.ts';
import type { Viewer } from '../../../../platform/core/viewer.ts';
import type { PubSub } from '../../../../platform/events/pubSub.ts';
import { ProductBulkOperationNotReadyError } from './bulkOperationErrors.ts';
import { continueBulkOperation } from './continueBulkOperation.ts';

/**
 * Queues a bulk operation, or its undo, that has stopped, to continue after its last product.
 * @throws ProductBulkOperationNotFoundError, ProductBulkOperationNotReadyError
 */
export async function resumeBulkOperation(
  viewer: Viewer,
  { operationId }: { operationId: string },
  { pubSub }: { pubSub: PubSub },
): Promise<{ operationId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return continueBulkOperation(operationId, pubSub, ({ status, isUndo }) => {
    if (status !== 'FAILED') throw new ProductBulkOperationNotReadyError('This bulk operation has not stopped');
    return { status: isUndo ? 'UNDOING' : 'RUNNING', failure: null };
  });
}
