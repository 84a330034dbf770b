import { typeid } from 'typeid-js';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { claimIdempotencyKey } from '../../../platform/db/claimIdempotencyKey.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { lockCategories, lockSubCategories } from '../categories/lockCategories.ts';
import { requireParties } from '../declarations/writeParty.ts';
import { isPriceCutSql, PriceCutError } from '../priceCut.ts';
import { transactionWithUnique } from '../transactionWithUnique.ts';
import type { BulkChange } from './bulkChange.ts';
import { bulkChangeSql } from './bulkChangeSql.ts';
import {
  isUndoable,
  lockBulkOperation,
  ProductBulkCountChangedError,
  ProductBulkOperationNotFoundError,
  ProductBulkOperationNotReadyError,
  type LockedBulkOperation,
} from './bulkOperation.ts';
import { bulkSelectionConditions, type BulkSelection } from './previewBulkChange.ts';
import { queueChange } from '../changeJob.ts';

const TRANSACTION = { timeout: 30_000 };

/** A bulk operation as an admin has confirmed it. */
export interface NewBulkOperation {
  selection: BulkSelection;
  change: BulkChange;
  /** The number of products that the admin saw. */
  expectedCount: number;
  idempotencyKey: string;
  /** Whether prices may fall below half of what they are. */
  mayCutPrices?: boolean;
}

/**
 * Stores which products match now, and queues their change. A repeated call with the same key returns the same operation.
 * @throws PriceCutError, ProductBulkCountChangedError, ProductBulkOperationNotReadyError, CategoryNotFoundError, SubCategoryNotFoundError, PartyNotFoundError, IdempotencyKeyReusedError
 */
export async function startBulkOperation(
  viewer: Viewer,
  { selection, change, expectedCount, idempotencyKey: key, mayCutPrices = false }: NewBulkOperation,
  { pubSub, now }: { pubSub: PubSub; now: Date },
): Promise<{ operationId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  const { userId } = viewer;
  const conditions = await bulkSelectionConditions(selection);
  const id = typeid().toUUID();
  const request = JSON.stringify([selection, change, expectedCount]);
  return transactionWithUnique(
    new ProductBulkOperationNotReadyError(),
    async (tx) => {
      const write = { userId, operation: 'productBulkOperationStart', key, request, resultId: id };
      const earlierId = await claimIdempotencyKey(tx, write);
      if (earlierId) return { operationId: earlierId };
      const named = await withNames(tx, change);
      await tx.productBulkOperation.createMany({
        data: {
          id,
          actorId: userId,
          change: named,
          selection: storedSelection(selection),
          matchCount: expectedCount,
          createdAt: now,
        },
      });
      const matchCount = await tx.$executeRaw`
        INSERT INTO product_bulk_operation_rows (operation_id, product_id)
        SELECT ${id}::uuid, product.id FROM products AS product WHERE ${conditions}`;
      if (matchCount !== expectedCount) throw new ProductBulkCountChangedError(matchCount);
      if (!mayCutPrices && (await cutsPrices(tx, id, change))) throw new PriceCutError();
      await queueChange(tx, { source: 'selection', id, pubSub });
      return { operationId: id };
    },
    TRANSACTION,
  );
}

/** Whether the price of a product of the operation would fall below half of what it is. */
async function cutsPrices(tx: Transaction, operationId: string, change: BulkChange): Promise<boolean> {
  if (change.kind !== 'PRICE' && change.kind !== 'DISCOUNT') return false;
  const { target } = bulkChangeSql(change);
  const [{ isCut }] = await tx.$queryRaw<[{ isCut: boolean }]>`
    SELECT EXISTS (
      SELECT FROM product_bulk_operation_rows AS row JOIN products AS product ON product.id = row.product_id
      WHERE row.operation_id = ${operationId}::uuid AND ${isPriceCutSql(target)}
    ) AS "isCut"`;
  return isCut;
}

/** The change with the names of its categories or parties. @throws PartyNotFoundError */
async function withNames(tx: Transaction, change: BulkChange): Promise<BulkChange> {
  if (change.kind === 'DECLARATIONS') {
    const { manufacturerId, packerId, importerId } = change.values;
    const ids = [manufacturerId, packerId, importerId].filter((id) => id !== undefined);
    await requireParties(tx, ids);
    const parties = await tx.party.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
    return { ...change, names: Object.fromEntries(parties.map(({ id, name }) => [id, name])) };
  }
  if (change.kind !== 'CATEGORIES') return change;
  const categories = await lockCategories(tx, change.categoryIds);
  const subCategories = await lockSubCategories(tx, change.subCategoryIds);
  return { ...change, names: [...categories, ...subCategories].map(({ name }) => name) };
}

function storedSelection(selection: BulkSelection): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(selection)) as Prisma.InputJsonObject; // without what is undefined
}

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
    if (status !== 'FAILED') throw new ProductBulkOperationNotReadyError('This bulk operation hasn’t stopped');
    return { status: isUndo ? 'UNDOING' : 'RUNNING', failure: null };
  });
}

/**
 * Gives a bulk operation another status and queues its job, after the block that is being written.
 * @throws ProductBulkOperationNotFoundError; ProductBulkOperationNotReadyError while another operation is at work
 */
async function continueBulkOperation(
  operationId: string,
  pubSub: PubSub,
  next: (operation: LockedBulkOperation) => Prisma.ProductBulkOperationUncheckedUpdateInput,
): Promise<{ operationId: string }> {
  return transactionWithUnique(
    new ProductBulkOperationNotReadyError(),
    async (tx) => {
      const operation = await lockBulkOperation(tx, operationId);
      if (!operation) throw new ProductBulkOperationNotFoundError();
      await tx.productBulkOperation.update({ where: { id: operationId }, data: next(operation), select: { id: true } });
      await queueChange(tx, { source: 'selection', id: operationId, pubSub });
      return { operationId };
    },
    TRANSACTION,
  );
}
