import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import type { Order, OrderActor, OrderStatus } from '../db/generated/client.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import { announceStep } from './announceStep.ts';
import { OrderTransitionError } from './orderErrors.ts';
import { mayMove } from './orderStates.ts';
import { ORDERS_TOPIC, orderTopic } from './orderTopics.ts';

/** Who moves an order, and as what. */
export interface Mover {
  actor: OrderActor;
  /** Null where nobody in person does it. */
  userId: string | null;
}

/** A state that an order comes to, and a word about it for the people who read its history. */
export interface OrderStep {
  to: OrderStatus;
  by: Mover;
  note?: string | null;
  /** What is known of the order from this step on. */
  details?: Partial<Pick<Order, 'promisedAt' | 'deliveredAt' | 'pickerId' | 'riderId'>>;
}

/**
 * Moves an order that the transaction has locked to another state, writes the step into its history and tells who follows it.
 * The one way to change a state after an order is made.
 * @throws OrderTransitionError
 */
export async function moveOrder(
  tx: Transaction,
  { id, status }: { id: string; status: OrderStatus },
  { to, by, note = null, details, events }: OrderStep & { events: LiveEvents },
): Promise<void> {
  if (!mayMove(status, to, by.actor)) throw new OrderTransitionError({ orderId: id, from: status, to });
  await tx.order.update({ where: { id }, data: { status: to, ...details }, select: { id: true } });
  await recordStep(tx, id, { to, by, note });
  await tellOfOrder(tx, id, events);
}

/** Writes a step into an order's history, and has integrators told of it. */
export async function recordStep(tx: Transaction, orderId: string, { to, by, note = null }: OrderStep): Promise<void> {
  // The id from here, because a default of the database would not promise that later steps sort after earlier ones.
  const step = { id: typeid().toUUID(), orderId, status: to, actor: by.actor, actorId: by.userId, note };
  await tx.orderEvent.createMany({ data: step });
  await announceStep(tx, orderId, to);
}

/** Wakes whoever follows the order, once the transaction has come about. */
export async function tellOfOrder(tx: Transaction, orderId: string, events: LiveEvents): Promise<void> {
  await events.notify(tx, orderTopic(orderId), ORDERS_TOPIC);
}
