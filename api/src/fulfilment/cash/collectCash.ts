import { typeid } from 'typeid-js';
import type { Transaction } from '../../db/client.ts';

/** The cash of an order, who has it now, and who recorded that. */
export interface CollectedCash {
  orderId: string;
  holderId: string;
  actorId: string;
  amountPaise: bigint;
  now: Date;
}

/**
 * Adds the cash of a delivered order to the open shift of the person who has it; the first collection opens one. The upsert locks the shift,
 * so that it is not closed meanwhile; a shift that was closed just before leaves the cash to a new one.
 */
export async function collectCash(
  tx: Transaction,
  { orderId, holderId, actorId, amountPaise, now }: CollectedCash,
): Promise<void> {
  const [shift] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO cash_shifts (id, holder_id, opened_at) VALUES (${typeid().toUUID()}::uuid, ${holderId}::uuid, ${now})
    ON CONFLICT (holder_id) WHERE closed_at IS NULL DO UPDATE SET holder_id = EXCLUDED.holder_id
    RETURNING id::text`;
  if (!shift) throw new Error('The upsert of a cash shift returned none');
  const movement = { id: typeid().toUUID(), shiftId: shift.id, kind: 'COLLECTION', orderId, actorId } as const;
  await tx.cashMovement.createMany({ data: { ...movement, amountPaise, createdAt: now } });
}
