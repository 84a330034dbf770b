import { db, type Transaction } from '../../../../platform/db/client.ts';
import { UserError } from '../../../../platform/core/errors/userError.ts';
import type { PubSub } from '../../../../platform/events/pubSub.ts';
import { auditBulkOperation } from './auditBulkOperation.ts';
import { runBulkBlock, type BulkPass, type BulkBlock } from './runBulkBlock.ts';
import { bulkOperationTopic, enqueueBulkOperation } from './bulkOperationJob.ts';
import { undoBulkBlock } from './undoBulkBlock.ts';
import { Prisma } from '../../../../platform/db/generated/client.ts';
import { lockCategories, lockSubCategories } from '../../categories/lockCategories.ts';
import { writeBlockResults } from './writeBlockResults.ts';
import type { BulkChange } from './bulkChange.ts';
import { bulkChangeSql } from './bulkChangeSql.ts';
import { writeBlockValues } from './writeBlockValues.ts';
import { PRODUCT_NOT_FOUND } from '../writeBulkChanges.ts';

/** The time after which the job queues itself again, so that other jobs can run. */
const TIME_SLICE_MS = 20_000;

const PASSES: readonly BulkPass[] = [
  { status: 'RUNNING', finalStatus: 'DONE', outcome: null, write: applyBulkBlock },
  { status: 'UNDOING', finalStatus: 'UNDONE', outcome: 'CHANGED', write: undoBulkBlock },
];

/** The services of the job. */
export interface BulkOperationServices {
  pubSub: PubSub;
  /** Whether the queue would not retry a failure. */
  isLast: boolean;
  /** Stops between two blocks; another job continues. */
  signal: AbortSignal | undefined;
  report: (error: unknown) => void;
}

/**
 * Applies or undoes a bulk operation block by block. A committed block is never written again. The queue retries a failure; after the
 * last attempt the operation is FAILED, and an admin resumes or undoes it.
 */
export async function runBulkOperation(operationId: string, services: BulkOperationServices): Promise<void> {
  try {
    if (await runTimeSlice(operationId, services)) await db.$transaction((tx) => enqueueBulkOperation(tx, operationId));
  } catch (error) {
    if (!services.isLast && !(error instanceof UserError)) throw error;
    services.report(error);
    await failBulkOperation(operationId, error);
  }
  await services.pubSub.publish(bulkOperationTopic(operationId));
}

/** Returns whether blocks are left. */
async function runTimeSlice(operationId: string, { pubSub, signal }: BulkOperationServices): Promise<boolean> {
  const sliceEndsAt = performance.now() + TIME_SLICE_MS;
  for (const pass of PASSES) {
    while (await runBulkBlock(operationId, pass)) {
      await pubSub.publish(bulkOperationTopic(operationId));
      if (signal?.aborted || performance.now() > sliceEndsAt) return true;
    }
  }
  return false;
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

/** Changes the products of a block, and stores their former and new values. What can't have the new value stays as it is. */
export async function applyBulkBlock(tx: Transaction, block: BulkBlock) {
  const { change } = block.operation;
  await lockReferences(tx, change);
  const { current, target, refusal } = bulkChangeSql(change);
  const counts = await writeBlockResults(
    tx,
    block,
    Prisma.sql`
      SELECT product.id AS product_id, product.name, state.current AS before, state.target AS after, checked.reason,
        CASE WHEN checked.reason IS NOT NULL THEN 'REFUSED' WHEN state.current = state.target THEN 'UNCHANGED'
          ELSE 'CHANGED' END AS outcome
      FROM products AS product
      CROSS JOIN LATERAL (SELECT ${current} AS current, ${target} AS target) AS state
      CROSS JOIN LATERAL (
        SELECT CASE WHEN product.deleted_at IS NOT NULL THEN ${PRODUCT_NOT_FOUND}::text ELSE ${refusal} END AS reason
      ) AS checked`,
  );
  await writeBlockValues(tx, block, { values: 'after', outcome: 'CHANGED' });
  return counts;
}

/** Locks the categories that products are added to. @throws CategoryNotFoundError, SubCategoryNotFoundError */
async function lockReferences(tx: Transaction, change: BulkChange): Promise<void> {
  if (change.kind !== 'CATEGORIES' || change.mode === 'REMOVE') return;
  await lockCategories(tx, change.categoryIds);
  await lockSubCategories(tx, change.subCategoryIds);
}
