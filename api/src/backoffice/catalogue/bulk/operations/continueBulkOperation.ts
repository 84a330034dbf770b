import { db } from '../../../../platform/db/client.ts';
import { isUniqueViolation } from '../../../../platform/db/databaseFailure.ts';
import type { Prisma } from '../../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../../platform/events/pubSub.ts';
import { ProductBulkOperationNotFoundError, ProductBulkOperationNotReadyError } from './bulkOperationErrors.ts';
import { bulkOperationTopic, enqueueBulkOperation } from './bulkOperationJob.ts';
import { lockBulkOperation, type LockedBulkOperation } from './lockBulkOperation.ts';

const TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Gives a bulk operation another status and queues its job, after the block that is being written.
 * @throws ProductBulkOperationNotFoundError; ProductBulkOperationNotReadyError while another operation is at work
 */
export async function continueBulkOperation(
  operationId: string,
  pubSub: PubSub,
  next: (operation: LockedBulkOperation) => Prisma.ProductBulkOperationUncheckedUpdateInput,
): Promise<{ operationId: string }> {
  try {
    return await db.$transaction(
      async (tx) => {
        const operation = await lockBulkOperation(tx, operationId);
        if (!operation) throw new ProductBulkOperationNotFoundError();
        await tx.productBulkOperation.update({
          where: { id: operationId },
          data: next(operation),
          select: { id: true },
        });
        await enqueueBulkOperation(tx, operationId);
        await pubSub.notify(tx, bulkOperationTopic(operationId));
        return { operationId };
      },
      { timeout: TRANSACTION_TIMEOUT_MS },
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProductBulkOperationNotReadyError();
    throw error;
  }
}
