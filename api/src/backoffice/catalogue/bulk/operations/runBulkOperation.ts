import { db } from '../../../../platform/db/client.ts';
import { UserError } from '../../../../platform/core/errors/userError.ts';
import type { PubSub } from '../../../../platform/events/pubSub.ts';
import { applyBulkBlock } from './applyBulkBlock.ts';
import { auditBulkOperation } from './auditBulkOperation.ts';
import { runBulkBlock, type BulkPass } from './runBulkBlock.ts';
import { bulkOperationTopic, enqueueBulkOperation } from './bulkOperationJob.ts';
import { undoBulkBlock } from './undoBulkBlock.ts';

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
