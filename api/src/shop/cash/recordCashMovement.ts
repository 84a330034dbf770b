import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import type { CashMovement } from '../../platform/db/generated/client.ts';

/** Cash collected (positive) or refunded (negative) for an order, and who recorded it. */
export interface NewCashMovement extends Pick<CashMovement, 'kind' | 'orderId' | 'actorId' | 'amountPaise'> {
  /** Who has the cash, or pays it out. */
  holderId: string;
  /** The refund that is paid out; a collection has none. */
  refundId?: string;
  now: Date;
}

/**
 * Adds cash to the open shift of the person who has it, or takes it out; the first movement opens one. The upsert locks the shift, so
 * that it is not closed meanwhile; a shift that was closed just before leaves the cash to a new one. A shift may pay out more than it has,
 * because the cash has changed hands already: the count shows it. An amount of zero changes nothing.
 */
export async function recordCashMovement(
  tx: Transaction,
  { holderId, now, ...movement }: NewCashMovement,
): Promise<void> {
  if (movement.amountPaise === 0n) return;
  const [shift] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO cash_shifts (id, holder_id, opened_at) VALUES (${typeid().toUUID()}::uuid, ${holderId}::uuid, ${now})
    ON CONFLICT (holder_id) WHERE closed_at IS NULL DO UPDATE SET holder_id = EXCLUDED.holder_id
    RETURNING id::text`;
  if (!shift) throw new Error('The upsert of a cash shift returned none');
  await tx.cashMovement.createMany({
    data: { id: typeid().toUUID(), shiftId: shift.id, createdAt: now, ...movement },
  });
}
