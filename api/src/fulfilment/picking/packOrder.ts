import type { ShopSettings } from '../../config/settings/shopSettings.ts';
import type { Transaction } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client.ts';
import type { PubSub } from '../../events/pubSub.ts';
import type { LockedOrder } from '../../orders/lockOrder.ts';
import { transitionOrder, type TransitionActor } from '../../orders/transitionOrder.ts';
import { voidOrder } from '../../payments/voidOrder.ts';
import type { NewRefund } from '../../payments/refunds/createRefund.ts';
import { requestRefund } from '../../payments/refunds/requestRefund.ts';

/** The actor of the packing, with a note for the shopper. */
export interface PackRequest {
  actor: TransitionActor;
  note: string | null;
  pubSub: PubSub;
  shop: ShopSettings;
  now: Date;
}

interface PackedLine {
  orderLineId: string;
  quantity: number;
  pickedQuantity: number;
  pricePaise: number;
}

/**
 * Packs an order that the transaction has locked. Pieces that are not recorded as missing count as picked. Missing pieces are refunded,
 * or reduce the cash to collect. An order whose every piece is missing is cancelled. Returns the new state.
 * @throws OrderTransitionError
 */
export async function packOrder(
  tx: Transaction,
  order: LockedOrder,
  { actor, note, pubSub, shop, now }: PackRequest,
): Promise<OrderStatus> {
  const lines = await fillPickedQuantities(tx, order.id);
  if (order.status === 'PICKING' && lines.every(({ pickedQuantity }) => pickedQuantity === 0)) {
    const words = withNote('None of your items were available, so you won’t be charged', note);
    const bySystem = { role: 'SYSTEM', userId: null } as const;
    await voidOrder(tx, order, { to: 'CANCELLED', actor: bySystem, note: words, pubSub, shop, now });
    return 'CANCELLED';
  }
  const missingLines = lines.filter(({ quantity, pickedQuantity }) => pickedQuantity < quantity);
  const pieces = missingLines.reduce((sum, { quantity, pickedQuantity }) => sum + quantity - pickedQuantity, 0);
  await transitionOrder(tx, order, {
    to: 'PACKED',
    actor,
    note: pieces === 0 ? note : withNote(missingNote(pieces), note),
    pubSub,
  });
  if (pieces > 0)
    await refundMissing(tx, order.id, { missingLines, actorId: actor.userId, prefixes: shop.numbers, now });
  return 'PACKED';
}

async function fillPickedQuantities(tx: Transaction, orderId: string): Promise<PackedLine[]> {
  return tx.$queryRaw<PackedLine[]>`
    UPDATE order_lines SET picked_quantity = quantity - missing_quantity WHERE order_id = ${orderId}::uuid
    RETURNING id::text AS "orderLineId", quantity, picked_quantity AS "pickedQuantity", price_paise AS "pricePaise"`;
}

/** Requests one refund for a paid order, or reduces the amount due of an order with cash on delivery. */
async function refundMissing(
  tx: Transaction,
  orderId: string,
  {
    missingLines,
    ...request
  }: Pick<NewRefund, 'actorId' | 'prefixes' | 'now'> & { missingLines: readonly PackedLine[] },
): Promise<void> {
  const lines = missingLines.map(({ orderLineId, quantity, pickedQuantity }) => ({
    orderLineId,
    quantity: quantity - pickedQuantity,
  }));
  const missingPaise = missingLines.reduce(
    (sum, { quantity, pickedQuantity, pricePaise }) => sum + BigInt((quantity - pickedQuantity) * pricePaise),
    0n,
  );
  const { id, method, ...payment } = await tx.payment.findUniqueOrThrow({ where: { orderId } });
  const refundablePaise = payment.amountPaise - payment.refundedPaise; // refunds in the provider's dashboard reduce it
  const amountPaise = missingPaise < refundablePaise ? missingPaise : refundablePaise;
  if (method === 'ONLINE') {
    await requestRefund(tx, id, { amountPaise, reason: 'MISSING', lines, ...request });
    return;
  }
  await tx.payment.update({ where: { id }, data: { amountPaise: { decrement: amountPaise } }, select: { id: true } });
}

function missingNote(pieces: number): string {
  return pieces === 1 ? '1 piece was missing and is not charged' : `${pieces} pieces were missing and are not charged`;
}

function withNote(words: string, note: string | null): string {
  return note === null ? words : `${words}: ${note}`;
}
