import { typeid } from 'typeid-js';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import type { ProviderDispute } from '../../../platform/money/paymentProvider.ts';
import { lockOrder } from '../../orders/lockOrder.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import type { PaymentServices } from '../paymentServices.ts';

/** The condition of the orders with a dispute that is neither won nor lost. */
export const DISPUTED_ORDERS = {
  payment: { disputes: { some: { status: { in: ['NEEDS_RESPONSE', 'UNDER_REVIEW'] } } } },
} as const satisfies Prisma.OrderWhereInput;

/**
 * Whether the bank has taken a payment back, or may keep it yet: by a chargeback that is not won. Who refunds such a payment gives the money
 * twice. An inquiry takes nothing, so a refund is an answer to it.
 */
export async function isTakenBack(tx: Transaction, paymentId: string): Promise<boolean> {
  const where = { paymentId, type: 'CHARGEBACK', status: { not: 'WON' } } as const;
  return (await tx.dispute.count({ where })) > 0;
}

export interface DisputeRow extends ProviderDispute {
  /** When it was won or lost; null before. */
  closedAt: Date | null;
}

/** The states in their sequence, for events of the same second. */
const RANKS = { NEEDS_RESPONSE: 0, UNDER_REVIEW: 1, WON: 2, LOST: 2 } as const satisfies Record<
  ProviderDispute['status'],
  number
>;

/**
 * What is known of a dispute after one more event, in whatever sequence events arrive: the newest one says its state, and what any of
 * them says of money stays. A dispute that is lost has taken the money, and one that is won has given back what it took.
 */
export function mergeDispute(stored: DisputeRow | null, event: ProviderDispute): DisputeRow {
  const newest = stored === null || isNewer(event, stored) ? event : stored;
  const { status } = newest;
  const closings = [
    ...(stored?.status === status ? [stored.closedAt] : []),
    ...(event.status === status ? [event.changedAt] : []),
  ];
  const closedAt = status === 'WON' || status === 'LOST' ? earliest(closings) : null;
  const known = earliest([stored?.withdrawnAt ?? null, event.withdrawnAt]);
  const withdrawnAt = status === 'LOST' ? (known ?? closedAt) : known;
  const returned = earliest([stored?.reinstatedAt ?? null, event.reinstatedAt]) ?? (status === 'WON' ? closedAt : null);
  return {
    ...newest,
    type: withdrawnAt === null ? newest.type : 'CHARGEBACK',
    withdrawnAt,
    reinstatedAt: withdrawnAt === null || status === 'LOST' ? null : returned,
    closedAt,
    changedAt: stored !== null && stored.changedAt > event.changedAt ? stored.changedAt : event.changedAt,
  };
}

function isNewer(event: ProviderDispute, stored: DisputeRow): boolean {
  const later = event.changedAt.getTime() - stored.changedAt.getTime();
  return later > 0 || (later === 0 && RANKS[event.status] >= RANKS[stored.status]);
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const times = moments.flatMap((moment) => (moment === null ? [] : [moment.getTime()]));
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Records what an event says of a dispute of an order's payment, and publishes the change. The order keeps its state. */
export async function recordDispute(
  tx: Transaction,
  { orderId, dispute }: { orderId: string; dispute: ProviderDispute },
  { pubSub }: Pick<PaymentServices, 'pubSub'>,
): Promise<void> {
  await lockOrder(tx, orderId);
  const { id: paymentId } = await tx.payment.findUniqueOrThrow({ where: { orderId }, select: { id: true } });
  const { providerDisputeId } = dispute;
  const found = await tx.dispute.findUnique({ where: { providerDisputeId } });
  const { amountPaise, ...merged } = mergeDispute(
    found && { ...found, amountPaise: Number(found.amountPaise) },
    dispute,
  );
  const data = { ...merged, paymentId, amountPaise: BigInt(amountPaise) };
  await tx.dispute.upsert({
    where: { providerDisputeId },
    create: { ...data, id: typeid().toUUID() },
    update: data,
    select: { id: true },
  });
  await publishOrderChange(tx, orderId, pubSub);
}
