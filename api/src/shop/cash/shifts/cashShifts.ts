import { typeid } from 'typeid-js';
import { defineUserError, InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { type Transaction, db } from '../../../platform/db/client.ts';
import type { CashMovement, CashShift, Prisma } from '../../../platform/db/generated/client.ts';
import { requirePermission, can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { ORDERS_TOPIC } from '../../orders/transitionOrder.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';

export class CashShiftNotFoundError extends defineUserError({
  description: 'The shift does not exist, or belongs to another person.',
  message: 'We can’t find this shift',
}) {}

export class CashShiftStateError extends defineUserError({
  description: 'The status of the shift does not allow the step.',
}) {}

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
export async function recordCashMovement(tx: Transaction, { holderId, now, ...movement }: NewCashMovement) {
  if (movement.amountPaise === 0n) return;
  const shift = await upsertOpenShift(tx, { holderId, now });
  await tx.cashMovement.createMany({ data: { id: typeid().toUUID(), shiftId: shift.id, createdAt: now, ...movement } });
}

/** The open shift of a person, which stays locked; without one it is opened with that cash for change. */
async function upsertOpenShift(
  client: Pick<Transaction, '$queryRaw'>,
  { holderId, openingPaise = 0, now }: { holderId: string; openingPaise?: number; now: Date },
): Promise<{ id: string; openingPaise: bigint }> {
  const [shift] = await client.$queryRaw<{ id: string; openingPaise: bigint }[]>`
    INSERT INTO cash_shifts (id, holder_id, opening_paise, opened_at)
    VALUES (${typeid().toUUID()}::uuid, ${holderId}::uuid, ${openingPaise}, ${now})
    ON CONFLICT (holder_id) WHERE closed_at IS NULL DO UPDATE SET holder_id = EXCLUDED.holder_id
    RETURNING id::text, opening_paise AS "openingPaise"`;
  if (!shift) throw new Error('The upsert of a cash shift returned none');
  return shift;
}

/**
 * Opens a cash shift of the viewer with cash for change. A repeated call with the same amount returns the open shift. Without this call
 * the first collection or refund opens a shift. @throws CashShiftStateError while a shift with another amount is open
 */
export async function openCashShift(
  viewer: Viewer,
  { openingPaise }: { openingPaise: number },
  { now }: { now: Date },
): Promise<{ shiftId: string }> {
  requirePermission(viewer, 'DELIVERIES', 'REFUNDS', 'ORDERS');
  const shift = await upsertOpenShift(db, { holderId: viewer.userId, openingPaise, now });
  if (shift.openingPaise !== BigInt(openingPaise)) {
    throw new CashShiftStateError('Your shift is already open. Hand in its cash first.');
  }
  return { shiftId: shift.id };
}

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
    if (shift.isSignedOff) throw new CashShiftStateError('This shift is signed off and can’t be changed');
    if (shift.isClosed && !can(viewer, 'ORDERS')) {
      throw new CashShiftStateError('You’ve already handed in this cash. Ask the shop to count it again.');
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

/**
 * Signs off a closed shift, which never changes after it. A repeated call changes nothing.
 * @throws CashShiftNotFoundError, CashShiftStateError for an open shift, InvalidInputError for a difference without a note
 */
export async function signOffCashShift(
  viewer: Viewer,
  { shiftId, note }: { shiftId: string; note: string | null },
  { now, pubSub }: { now: Date; pubSub: PubSub },
): Promise<{ shiftId: string }> {
  requirePermission(viewer, 'ORDERS');
  await db.$transaction(async (tx) => {
    const { isClosed, isSignedOff, ...shift } = await lockCashShift(tx, viewer, shiftId);
    if (isSignedOff) return;
    if (!isClosed) throw new CashShiftStateError('Count this shift’s cash first');
    if (shift.differencePaise !== 0n && note === null) {
      throw new InvalidInputError([{ path: 'note', message: 'Enter a note that explains the difference' }]);
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

export interface LockedCashShift extends Pick<CashShift, 'countedPaise' | 'differencePaise'> {
  isClosed: boolean;
  isSignedOff: boolean;
}

/**
 * Locks a shift until the transaction ends: one of the viewer's, with the permission `ORDERS` any. A collection locks it too.
 * @throws CashShiftNotFoundError
 */
export async function lockCashShift(tx: Transaction, viewer: Viewer, shiftId: string): Promise<LockedCashShift> {
  const [shift] = await tx.$queryRaw<LockedCashShift[]>`
    SELECT shift.closed_at IS NOT NULL AS "isClosed", shift.signed_off_at IS NOT NULL AS "isSignedOff",
      shift.counted_paise AS "countedPaise", shift.difference_paise AS "differencePaise"
    FROM cash_shifts shift
    WHERE shift.id = ${shiftId}::uuid AND (${can(viewer, 'ORDERS')} OR shift.holder_id = ${viewer.userId}::uuid)
    FOR NO KEY UPDATE`;
  if (!shift) throw new CashShiftNotFoundError();
  return shift;
}

/** The shifts that the viewer may read: one's own; with the permission `ORDERS` all. */
export function cashShiftWhere(viewer: Viewer | null): Prisma.CashShiftWhereInput {
  if (viewer !== null && can(viewer, 'ORDERS')) return {};
  const mayHold = viewer !== null && (can(viewer, 'DELIVERIES') || can(viewer, 'REFUNDS'));
  return { holderId: mayHold ? viewer.userId : NIL_UUID };
}

/** The sums of a shift's movements, in paise. */
export interface CashTotals {
  collectedPaise: number;
  /** Positive, as what is collected. */
  refundedPaise: number;
  /** What rounding to whole rupees has added to the cash; negative when it took off. */
  roundOffPaise: number;
  count: number;
}

/** The sums of the movements of shifts, in one statement; a shift without movements is missing. */
export async function readCashTotals(shiftIds: readonly string[]): Promise<Map<string, CashTotals>> {
  const rows = await db.$queryRaw<(CashTotals & { id: string })[]>`
    SELECT movement.shift_id::text AS id, count(*)::int AS count,
      COALESCE(sum(movement.amount_paise) FILTER (WHERE movement.kind = 'COLLECTION'), 0)::float8 AS "collectedPaise",
      COALESCE(-sum(movement.amount_paise) FILTER (WHERE movement.kind = 'REFUND'), 0)::float8 AS "refundedPaise",
      COALESCE(sum(COALESCE(payment.round_off_paise, -refund.round_off_paise)), 0)::float8 AS "roundOffPaise"
    FROM cash_movements movement
    LEFT JOIN payments payment ON payment.order_id = movement.order_id AND movement.kind = 'COLLECTION'
    LEFT JOIN refunds refund ON refund.id = movement.refund_id
    WHERE movement.shift_id = ANY(${[...shiftIds]}::uuid[])
    GROUP BY movement.shift_id`;
  return new Map(rows.map(({ id, ...totals }) => [id, totals]));
}
