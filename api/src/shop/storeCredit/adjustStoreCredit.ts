import { typeid } from 'typeid-js';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { claimIdempotencyKey } from '../../platform/db/claimIdempotencyKey.ts';
import { db } from '../../platform/db/client.ts';
import { OwnAccountError } from '../identity/identityErrors.ts';
import { exceedsDailyRefunds } from '../refunds/dailyRefundLimit.ts';
import { lockStoreCredit } from './storeCredit.ts';
import { defineUserError, InvalidInputError } from '../../platform/core/errors/userError.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { lockCustomer } from '../identity/lockCustomer.ts';

export class InsufficientStoreCreditError extends defineUserError({
  description: 'There is less store credit than was to be removed.',
}) {
  constructor(balancePaise: number) {
    super(`Only ${formatRupees(balancePaise)} of store credit is left to remove.`);
  }
}

/** An amount that staff add to a customer's store credit, or remove from it. */
interface StoreCreditAdjustment {
  userId: string;
  /** In paise; negative to remove it. */
  amountPaise: number;
  /** Why; the customer can read it. */
  note: string;
  idempotencyKey: string;
}

/**
 * Changes the store credit of another customer. A repeated call with the same key returns the same transaction.
 * @throws InvalidInputError when the viewer has given too much within 24 hours, OwnAccountError, CustomerNotFoundError, InsufficientStoreCreditError, IdempotencyKeyReusedError
 */
export async function adjustStoreCredit(
  viewer: Viewer,
  { userId, amountPaise, note, idempotencyKey: key }: StoreCreditAdjustment,
  { shop, now }: { shop: Pick<ShopSettings, 'refundsPerPerson'>; now: Date },
): Promise<{ userId: string; transactionId: string }> {
  requirePermission(viewer, 'REFUNDS');
  if (userId === viewer.userId) throw new OwnAccountError();
  const transactionId = typeid().toUUID();
  return db.$transaction(async (tx) => {
    const request = JSON.stringify([userId, amountPaise, note]);
    const write = { userId: viewer.userId, operation: 'storeCreditAdjust', key, request, resultId: transactionId };
    const earlierId = await claimIdempotencyKey(tx, write);
    if (earlierId !== null) return { userId, transactionId: earlierId };
    await lockCustomer(tx, userId, 'NO KEY UPDATE');
    const balancePaise = Number(await lockStoreCredit(tx, userId));
    if (balancePaise + amountPaise < 0) throw new InsufficientStoreCreditError(balancePaise);
    if (amountPaise > 0) {
      const given = { amountPaise: BigInt(amountPaise), limitPaise: shop.refundsPerPerson, now };
      const excess = await exceedsDailyRefunds(tx, viewer, given);
      if (excess !== null) throw new InvalidInputError([{ path: 'amount', message: excess }]);
    }
    const adjustment = { id: transactionId, event: 'ADJUSTMENT', actorId: viewer.userId, createdAt: now } as const;
    await tx.storeCreditTransaction.createMany({ data: { ...adjustment, userId, amountPaise, note } });
    await recordAudit(tx, viewer, {
      action: 'STORE_CREDIT_ADJUST',
      subjectId: userId,
      subjectName: null,
      before: { storeCreditPaise: balancePaise },
      after: { storeCreditPaise: balancePaise + amountPaise },
    });
    return { userId, transactionId };
  });
}
