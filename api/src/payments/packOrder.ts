import type { Transaction } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { moveOrder, type Mover } from '../orders/moveOrder.ts';
import { releaseOrder } from './releaseOrder.ts';
import { requestRefund } from './requestRefund.ts';

/** Who packs an order, and a word about it for whom it concerns. */
export interface Packing {
  by: Mover;
  note: string | null;
  events: LiveEvents;
}

interface PackedLine {
  orderLineId: string;
  quantity: number;
  pickedQuantity: number;
  pricePaise: number;
}

/**
 * Packs an order that the transaction has locked. Pieces that nobody has marked count as packed. Those that were missing are paid
 * back, or not asked for at the door; an order of which nothing was left is cancelled. Answers where the order stands then.
 * @throws OrderTransitionError
 */
export async function packOrder(
  tx: Transaction,
  order: LockedOrder,
  { by, note, events }: Packing,
): Promise<OrderStatus> {
  const lines = await fillMarks(tx, order.id);
  if (order.status === 'PICKING' && lines.every(({ pickedQuantity }) => pickedQuantity === 0)) {
    const words = withNote('Nothing of it was left, and nothing is charged', note);
    const bySystem = { actor: 'SYSTEM', userId: null } as const;
    await releaseOrder(tx, order, { to: 'CANCELLED', by: bySystem, note: words, events });
    return 'CANCELLED';
  }
  const short = lines.filter(({ quantity, pickedQuantity }) => pickedQuantity < quantity);
  const pieces = short.reduce((sum, { quantity, pickedQuantity }) => sum + quantity - pickedQuantity, 0);
  await moveOrder(tx, order, { to: 'PACKED', by, note: pieces === 0 ? note : withNote(missing(pieces), note), events });
  if (pieces > 0) await giveBack(tx, order.id, { short, actorId: by.userId });
  return 'PACKED';
}

async function fillMarks(tx: Transaction, orderId: string): Promise<PackedLine[]> {
  return tx.$queryRaw<PackedLine[]>`
    UPDATE order_lines SET picked_quantity = quantity - short_quantity WHERE order_id = ${orderId}::uuid
    RETURNING id::text AS "orderLineId", quantity, picked_quantity AS "pickedQuantity", price_paise AS "pricePaise"`;
}

/** As one refund for an order that was paid; an order that is paid at the door costs so much less. */
async function giveBack(
  tx: Transaction,
  orderId: string,
  { short, actorId }: { short: readonly PackedLine[]; actorId: string | null },
): Promise<void> {
  const lines = short.map(({ orderLineId, quantity, pickedQuantity }) => ({
    orderLineId,
    quantity: quantity - pickedQuantity,
  }));
  const wanted = short.reduce(
    (sum, { quantity, pickedQuantity, pricePaise }) => sum + BigInt((quantity - pickedQuantity) * pricePaise),
    0n,
  );
  const { id, method, ...payment } = await tx.payment.findUniqueOrThrow({ where: { orderId } });
  const left = payment.amountPaise - payment.refundedPaise; // less than the order costs where money went back at the provider's
  const amountPaise = wanted < left ? wanted : left;
  if (method === 'ONLINE') return requestRefund(tx, id, { amountPaise, reason: 'SHORT', actorId, lines });
  await tx.payment.update({ where: { id }, data: { amountPaise: { decrement: amountPaise } }, select: { id: true } });
}

function missing(pieces: number): string {
  return pieces === 1 ? '1 piece was missing and is not charged' : `${pieces} pieces were missing and are not charged`;
}

function withNote(words: string, note: string | null): string {
  return note === null ? words : `${words}: ${note}`;
}
