import { typeid } from 'typeid-js';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { CashShiftStateError } from './cashErrors.ts';

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
  const { userId } = viewer;
  const [shift] = await db.$queryRaw<{ id: string; openingPaise: bigint }[]>`
    INSERT INTO cash_shifts (id, holder_id, opening_paise, opened_at)
    VALUES (${typeid().toUUID()}::uuid, ${userId}::uuid, ${openingPaise}, ${now})
    ON CONFLICT (holder_id) WHERE closed_at IS NULL DO UPDATE SET holder_id = EXCLUDED.holder_id
    RETURNING id::text, opening_paise AS "openingPaise"`;
  if (!shift) throw new Error('The upsert of a cash shift returned none');
  if (shift.openingPaise !== BigInt(openingPaise)) {
    throw new CashShiftStateError('Your shift is open already. Hand in its cash first.');
  }
  return { shiftId: shift.id };
}
