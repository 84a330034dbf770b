import { z } from 'zod';
import { OrderStatus, type Order, type Prisma } from '../../platform/db/generated/client.ts';
import { decodeCursor, readPage, type PageArgs } from '../../platform/core/page.ts';

export const QUEUE_KEYS = { id: true, status: true, estimatedDeliveryAt: true } as const;

type QueuedOrder = Pick<Order, keyof typeof QUEUE_KEYS>;

const queueCursor = z.tuple([z.enum(OrderStatus), z.iso.datetime().or(z.literal('')), z.uuid()]);

/** The cursor keys of an order in a queue; an order without a delivery estimate has an empty text in its place. */
export function queueKeys({ status, estimatedDeliveryAt, id }: QueuedOrder): string[] {
  return [status, estimatedDeliveryAt?.toISOString() ?? '', id];
}

/**
 * Prisma's `where`, `orderBy` and `take` for one page of a queue: the earliest delivery estimate first, orders without an estimate
 * last, then by age. With `states` the queue is grouped by state: every order of the first state precedes those of the second one.
 * The states must be given from the last to the first of the database's enum, because the database sorts by it.
 */
export function orderQueuePage(args: PageArgs, states: readonly OrderStatus[] = []) {
  const page = readPage(args);
  const bounds: Prisma.OrderWhereInput[] = [];
  if (page.after !== null) bounds.push(beyond(readCursor(page.after), states));
  if (page.before !== null) bounds.push(beyond(readCursor(page.before), states.toReversed(), true));
  const [rising, falling] = page.isBackward ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  const orderBy: Prisma.OrderOrderByWithRelationInput[] = [
    { estimatedDeliveryAt: { sort: rising, nulls: page.isBackward ? 'first' : 'last' } },
    { id: rising },
  ];
  if (states.length > 0) orderBy.unshift({ status: falling });
  return { where: { AND: bounds }, orderBy, take: page.size + 1 };
}

function readCursor(cursor: string): QueuedOrder {
  const [status, estimate, id] = decodeCursor(cursor, queueCursor);
  return { status, estimatedDeliveryAt: estimate === '' ? null : new Date(estimate), id };
}

/** The orders after a position of the queue, or those before it; `states` in the direction of reading. */
function beyond(
  { status, estimatedDeliveryAt, id }: QueuedOrder,
  states: readonly OrderStatus[],
  isBefore = false,
): Prisma.OrderWhereInput {
  const ofSameEstimate = { estimatedDeliveryAt, id: isBefore ? { lt: id } : { gt: id } };
  const within = [ofSameEstimate, ...otherEstimates(estimatedDeliveryAt, isBefore)];
  if (states.length === 0) return { OR: within };
  const nextStates = states.slice(states.indexOf(status) + 1);
  return { OR: [{ status, OR: within }, { status: { in: nextStates } }] };
}

function otherEstimates(estimate: Date | null, isBefore: boolean): Prisma.OrderWhereInput[] {
  if (estimate === null) return isBefore ? [{ estimatedDeliveryAt: { not: null } }] : [];
  if (isBefore) return [{ estimatedDeliveryAt: { lt: estimate } }];
  return [{ estimatedDeliveryAt: { gt: estimate } }, { estimatedDeliveryAt: null }];
}
