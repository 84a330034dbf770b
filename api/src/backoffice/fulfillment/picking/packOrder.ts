import type { ShopSettings } from '../../../platform/config/settings/shopSettings.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { OrderLine, OrderStatus } from '../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import type { LockedOrder } from '../../../shop/orders/lockOrder.ts';
import { transitionOrder, type TransitionActor } from '../../../shop/orders/transitionOrder.ts';
import { voidOrder } from '../../../shop/payments/voidOrder.ts';
import { type NewRefund, refundPayment } from '../../../shop/refunds/createRefund.ts';
import { keptPaise } from '../../../shop/invoices/sales/planReturn.ts';
import { returnStoreCredit } from '../../../shop/storeCredit/storeCredit.ts';

export interface PackRequest {
  actor: TransitionActor;
  note: string | null;
  pubSub: PubSub;
  shop: ShopSettings;
  now: Date;
}

interface PackedLine extends Pick<OrderLine, 'pickedQuantity' | 'missingQuantity' | 'pricePaise'> {
  orderLineId: string;
}

/**
 * Packs an order that the transaction has locked. Pieces that are not recorded as missing count as picked. Missing pieces are refunded,
 * or reduce the cash to collect, and the store credit that is used beside it after that. An order whose every piece is missing is cancelled. Returns the new state.
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
  const missingLines = lines.filter((line) => line.missingQuantity > 0);
  const missingQuantity = missingLines.reduce((sum, line) => sum + line.missingQuantity, 0);
  await transitionOrder(tx, order, {
    to: 'PACKED',
    actor,
    note: missingQuantity === 0 ? note : withNote(missingNote(missingQuantity), note),
    pubSub,
  });
  if (missingQuantity > 0)
    await refundMissing(tx, order, { missingLines, actorId: actor.userId, prefixes: shop.numbers, now, pubSub });
  return 'PACKED';
}

async function fillPickedQuantities(tx: Transaction, orderId: string): Promise<PackedLine[]> {
  return tx.$queryRaw<PackedLine[]>`
    UPDATE order_lines SET picked_quantity = quantity - missing_quantity WHERE order_id = ${orderId}::uuid
    RETURNING id::text AS "orderLineId", picked_quantity AS "pickedQuantity",
      missing_quantity AS "missingQuantity", price_paise AS "pricePaise"`;
}

/** Requests one refund for a paid order, or reduces the amount due of an order with cash on delivery. */
async function refundMissing(
  tx: Transaction,
  { id: orderId, userId }: LockedOrder,
  {
    missingLines,
    ...request
  }: Pick<NewRefund, 'actorId' | 'prefixes' | 'now'> & { missingLines: readonly PackedLine[]; pubSub: PubSub },
): Promise<void> {
  const lines = missingLines.map(({ orderLineId, missingQuantity: quantity }) => ({ orderLineId, quantity }));
  const missingPaise = missingLines.reduce(
    (sum, { missingQuantity, pricePaise }) => sum + BigInt(missingQuantity * pricePaise),
    0n,
  );
  const payment = await tx.payment.findUniqueOrThrow({ where: { orderId } });
  if (payment.method === 'ONLINE') {
    const amountPaise = least(missingPaise, BigInt(keptPaise(payment))); // refunds in the provider's dashboard reduce it
    await refundPayment(tx, payment, { amountPaise, reason: 'MISSING', lines, ...request });
    return;
  }
  const lessCash = least(missingPaise, payment.amountPaise);
  const data = { amountPaise: { decrement: lessCash } };
  await tx.payment.update({ where: { id: payment.id }, data, select: { id: true } });
  await returnStoreCredit(tx, payment, {
    amountPaise: least(missingPaise - lessCash, payment.storeCreditPaise),
    event: 'ITEMS_UNAVAILABLE',
    ...{ userId, actorId: request.actorId, now: request.now },
  });
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function missingNote(quantity: number): string {
  return quantity === 1
    ? '1 piece was missing and won’t be charged'
    : `${quantity} pieces were missing and won’t be charged`;
}

function withNote(words: string, note: string | null): string {
  return note === null ? words : `${words}: ${note}`;
}
