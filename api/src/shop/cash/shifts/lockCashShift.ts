import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { CashShiftNotFoundError } from './cashErrors.ts';

/** A cash shift that the transaction has locked. */
export interface LockedCashShift {
  id: string;
  holderId: string;
  isClosed: boolean;
  isSignedOff: boolean;
  countedPaise: bigint | null;
  differencePaise: bigint | null;
}

/**
 * Locks a shift until the transaction ends: one of the viewer's, with the permission `ORDERS` any. A collection locks it too.
 * @throws CashShiftNotFoundError
 */
export async function lockCashShift(tx: Transaction, viewer: Viewer, shiftId: string): Promise<LockedCashShift> {
  const [shift] = await tx.$queryRaw<LockedCashShift[]>`
    SELECT shift.id::text, shift.holder_id::text AS "holderId",
      shift.closed_at IS NOT NULL AS "isClosed", shift.signed_off_at IS NOT NULL AS "isSignedOff",
      shift.counted_paise AS "countedPaise", shift.difference_paise AS "differencePaise"
    FROM cash_shifts shift
    WHERE shift.id = ${shiftId}::uuid AND (${can(viewer, 'ORDERS')} OR shift.holder_id = ${viewer.userId}::uuid)
    FOR NO KEY UPDATE`;
  if (!shift) throw new CashShiftNotFoundError();
  return shift;
}
