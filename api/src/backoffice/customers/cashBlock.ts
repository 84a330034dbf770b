import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { liftBlock, placeBlock } from '../../shop/identity/userBlocks.ts';
import { lockCustomer } from '../../shop/identity/lockCustomer.ts';

/**
 * Blocks cash on delivery for a customer, whose orders so far stay; the checkout says what would help. Repeating it changes nothing.
 * @throws CustomerNotFoundError
 */
export async function blockCash(viewer: Viewer, input: { userId: string; reason: string }): Promise<void> {
  await change(viewer, { userId: input.userId, isBlocked: true }, (tx) =>
    placeBlock(tx, viewer, { ...input, kind: 'CASH_ON_DELIVERY' }),
  );
}

/** Lifts the block of cash on delivery. Repeating it changes nothing. @throws CustomerNotFoundError */
export async function unblockCash(viewer: Viewer, { userId }: { userId: string }): Promise<void> {
  await change(viewer, { userId, isBlocked: false }, (tx) =>
    liftBlock(tx, viewer, { userId, kind: 'CASH_ON_DELIVERY' }),
  );
}

async function change(
  viewer: Viewer,
  { userId, isBlocked }: { userId: string; isBlocked: boolean },
  write: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  requirePermission(viewer, 'CUSTOMERS');
  await db.$transaction(async (tx) => {
    // An order locks the same row, so that it is placed before the block or refused by it.
    await lockCustomer(tx, userId, 'NO KEY UPDATE');
    if (!(await write(tx))) return;
    await recordAudit(tx, viewer, {
      action: isBlocked ? 'USER_CASH_BLOCK' : 'USER_CASH_UNBLOCK',
      subjectId: userId,
      subjectName: null,
      before: { cashOnDelivery: isBlocked },
      after: { cashOnDelivery: !isBlocked },
    });
  });
}
