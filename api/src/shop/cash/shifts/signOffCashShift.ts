import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { ORDERS_TOPIC } from '../../orders/orderTopics.ts';
import { CashShiftStateError } from './cashErrors.ts';
import { lockCashShift } from './lockCashShift.ts';

/** The sign-off of a shift, with a note, which a difference needs. */
export interface CashSignOff {
  shiftId: string;
  note: string | null;
}

/**
 * Signs off a closed shift, which never changes after it. A repeated call changes nothing.
 * @throws CashShiftNotFoundError, CashShiftStateError for an open shift, InvalidInputError for a difference without a note
 */
export async function signOffCashShift(
  viewer: Viewer,
  { shiftId, note }: CashSignOff,
  { now, pubSub }: { now: Date; pubSub: PubSub },
): Promise<{ shiftId: string }> {
  requirePermission(viewer, 'ORDERS');
  await db.$transaction(async (tx) => {
    const { isClosed, isSignedOff, ...shift } = await lockCashShift(tx, viewer, shiftId);
    if (isSignedOff) return;
    if (!isClosed) throw new CashShiftStateError('The cash of this shift has to be counted first');
    if (shift.differencePaise !== 0n && note === null) {
      throw new InvalidInputError([{ path: 'note', message: 'Say what explains the difference' }]);
    }
    const data = { signedOffAt: now, signedOffById: viewer.userId, note };
    await tx.cashShift.update({ where: { id: shiftId }, data, select: { id: true } });
    await pubSub.notify(tx, ORDERS_TOPIC);
    await recordAudit(tx, viewer, {
      action: 'CASH_SHIFT_SIGN_OFF',
      subjectId: shiftId,
      subjectName: null,
      before: { isSignedOff: false },
      after: {
        isSignedOff: true,
        countedPaise: Number(shift.countedPaise),
        differencePaise: Number(shift.differencePaise),
      },
    });
  });
  return { shiftId };
}
