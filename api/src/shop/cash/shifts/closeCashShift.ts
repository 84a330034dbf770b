import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { can, requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { ORDERS_TOPIC } from '../../orders/orderTopics.ts';
import { CashShiftStateError } from './cashErrors.ts';
import { lockCashShift } from './lockCashShift.ts';

/** The cash that was counted when it was handed in. */
export interface CashCount {
  shiftId: string;
  countedPaise: number;
}

/**
 * Closes a shift with the cash that was handed in. What it should be is the sum of the shift's own rows. The holder counts once; with the
 * permission `ORDERS` a closed shift can be counted again until it is signed off. A repeated call changes nothing.
 * @throws CashShiftNotFoundError, CashShiftStateError
 */
export async function closeCashShift(
  viewer: Viewer,
  { shiftId, countedPaise }: CashCount,
  { now, pubSub }: { now: Date; pubSub: PubSub },
): Promise<{ shiftId: string }> {
  requirePermission(viewer, 'DELIVERIES', 'REFUNDS', 'ORDERS');
  await db.$transaction(async (tx) => {
    const shift = await lockCashShift(tx, viewer, shiftId);
    if (shift.isClosed && shift.countedPaise === BigInt(countedPaise)) return;
    if (shift.isSignedOff) throw new CashShiftStateError('This shift is signed off and can’t change');
    if (shift.isClosed && !can(viewer, 'ORDERS')) {
      throw new CashShiftStateError('You’ve handed in this cash. Ask the shop to count it again.');
    }
    const differencePaise = await recordCount(tx, viewer, { shiftId, countedPaise, now });
    await pubSub.notify(tx, ORDERS_TOPIC);
    if (!can(viewer, 'ORDERS')) return;
    await recordAudit(tx, viewer, {
      action: 'CASH_SHIFT_CLOSE',
      subjectId: shiftId,
      subjectName: null,
      before: { countedPaise: shift.countedPaise === null ? null : Number(shift.countedPaise) },
      after: { countedPaise, differencePaise },
    });
  });
  return { shiftId };
}

async function recordCount(
  tx: Transaction,
  { userId }: Viewer,
  { shiftId, countedPaise, now }: CashCount & { now: Date },
): Promise<number> {
  const [row] = await tx.$queryRaw<{ difference: bigint }[]>`
    UPDATE cash_shifts shift
    SET closed_at = COALESCE(closed_at, ${now}), closed_by_id = ${userId}::uuid, counted_paise = ${countedPaise},
      expected_paise = opening_paise
        + COALESCE((SELECT sum(amount_paise) FROM cash_movements WHERE shift_id = shift.id), 0)
    WHERE id = ${shiftId}::uuid
    RETURNING difference_paise AS difference`;
  return Number(row?.difference ?? 0n);
}
