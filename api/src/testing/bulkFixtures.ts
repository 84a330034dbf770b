import { db } from '../platform/db/client.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { runBulkOperation } from '../backoffice/catalogue/bulk/runBulkOperation.ts';
import {
  startBulkOperation,
  undoBulkOperation,
  type NewBulkOperation,
} from '../backoffice/catalogue/bulk/startBulkOperation.ts';
import type { ChangeServices } from '../backoffice/catalogue/changeJob.ts';
import { sharedPubSub } from './graphql/sharedPubSub.ts';

/** The services of the job, as in its last attempt. An error that the job reports fails the test. */
export function bulkServices(services: Partial<ChangeServices> = {}): ChangeServices {
  return {
    pubSub: sharedPubSub(),
    isLast: true,
    signal: undefined,
    report: (error) => {
      throw error;
    },
    ...services,
  };
}

/** Starts a bulk operation with a key of its own; its price cuts count as confirmed. */
export async function startBulk(viewer: Viewer, operation: Omit<NewBulkOperation, 'idempotencyKey'>): Promise<string> {
  const idempotencyKey = crypto.randomUUID();
  const services = { pubSub: sharedPubSub(), now: new Date() };
  return (await startBulkOperation(viewer, { idempotencyKey, mayCutPrices: true, ...operation }, services)).operationId;
}

/** Processes a bulk operation until no block is left, and returns its row. */
export async function processBulk(operationId: string, services: Partial<ChangeServices> = {}) {
  await runBulkOperation(operationId, bulkServices(services));
  return db.productBulkOperation.findUniqueOrThrow({ where: { id: operationId } });
}

/** Starts a bulk operation and processes it. */
export async function runBulk(viewer: Viewer, operation: Omit<NewBulkOperation, 'idempotencyKey'>) {
  return processBulk(await startBulk(viewer, operation));
}

/** Undoes a bulk operation and processes its undo. */
export async function undoBulk(viewer: Viewer, operationId: string, now = new Date()) {
  await undoBulkOperation(viewer, { operationId }, { pubSub: sharedPubSub(), now });
  return processBulk(operationId);
}
