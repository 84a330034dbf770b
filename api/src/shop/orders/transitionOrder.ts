import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import type { DeliveryFailureReason, Order, OrderActor, OrderStatus } from '../../platform/db/generated/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { inserting } from '../../platform/db/insertRows.ts';
import { runParts, type StatementPart } from '../../platform/db/statementParts.ts';
import { queueingWebhookDeliveries } from '../../platform/events/webhookDeliveries.ts';
import type { LockedOrder } from './lockOrder.ts';
import { OrderTransitionError } from './orderErrors.ts';
import { canTransition } from './orderStates.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { can } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { queueingStatusMail } from './queueOrderMails.ts';

export function orderTopic(orderId: string): string {
  return `order:${orderId}`;
}

export const ORDERS_TOPIC = 'orders';

const ON_HOLD = 'This order is on hold. An admin has to release it first.';

/** The person or system that changes the state of an order. */
export interface TransitionActor {
  role: OrderActor;
  /** Null for a system. */
  userId: string | null;
}

/** A change of an order's state, with a note for the readers of its events. */
export interface OrderTransition {
  to: OrderStatus;
  actor: TransitionActor;
  note?: string | null;
  /** The rider that the order is handed to. */
  riderId?: string | null;
  /** Why the delivery failed. */
  deliveryFailureReason?: DeliveryFailureReason | null;
  /** Columns of the order that change with the state. */
  details?: Partial<Pick<Order, 'estimatedDeliveryAt' | 'holdReason' | 'deliveredAt' | 'pickerId' | 'riderId'>>;
}

/**
 * Changes the state of an order that the transaction has locked, records the event and publishes the change. Every change of the
 * state of an existing order calls this function.
 * @throws OrderTransitionError
 */
export async function transitionOrder(
  tx: Transaction,
  order: Pick<LockedOrder, 'id' | 'userId' | 'status' | 'holdReason'>,
  { details, pubSub, ...event }: OrderTransition & { pubSub: PubSub },
): Promise<void> {
  const { id, status, holdReason } = order;
  const { to, actor } = event;
  if (!canTransition(order, to, actor.role)) {
    const isOnHold = holdReason !== null && canTransition({ status, holdReason: null }, to, actor.role);
    throw new OrderTransitionError({ orderId: id, from: status, to, ...(isOnHold && { message: ON_HOLD }) });
  }
  await tx.order.update({ where: { id }, data: { status: to, holdReason: null, ...details }, select: { id: true } });
  await runParts(tx, { ...recordingOrderEvent(order, event, new Date()), change: publishingOrderChange(id, pubSub) });
}

/** The parts of a statement that records a change of the status and queues the webhook deliveries and the mail about it. */
export function recordingOrderEvent(
  order: Pick<LockedOrder, 'id' | 'userId'>,
  { to, actor, note = null, riderId = null, deliveryFailureReason = null }: OrderTransition,
  now: Date,
) {
  const event = {
    id: typeid().toUUID(), // ids by the database would not be sure to sort by age
    order_id: order.id,
    status: to,
    actor: actor.role,
    actor_id: actor.userId,
    note,
    rider_id: riderId,
    delivery_failure_reason: deliveryFailureReason,
    created_at: now,
  };
  return {
    event: inserting({ order_events: [event] }),
    webhooks: queueingWebhookDeliveries(order.id, to),
    mail: queueingStatusMail(order, to),
  };
}

/** Publishes the change of an order when the transaction commits. */
export async function publishOrderChange(tx: Transaction, orderId: string, pubSub: PubSub): Promise<void> {
  await runParts(tx, { change: publishingOrderChange(orderId, pubSub) });
}

/** The same as a part of a statement. */
export function publishingOrderChange(orderId: string, pubSub: PubSub): StatementPart {
  return pubSub.notifying(orderTopic(orderId), ORDERS_TOPIC);
}

/** Writes a transition of an order that was read before it into the audit log where the viewer has the permission `ORDERS`. Those by pickers and riders are in the order's events alone. */
export async function auditTransition(
  tx: Transaction,
  viewer: Viewer,
  { order, to }: { order: LockedOrder; to: OrderStatus },
): Promise<void> {
  if (!can(viewer, 'ORDERS')) return;
  await recordAudit(tx, viewer, {
    action: 'ORDER_UPDATE_STATE',
    subjectId: order.id,
    subjectName: `#${order.number}`,
    before: { status: order.status },
    after: { status: to },
  });
}
