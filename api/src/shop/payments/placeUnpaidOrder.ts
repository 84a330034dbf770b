import type { Transaction } from '../../platform/db/client.ts';
import type { FulfillmentHoldReason } from '../../platform/db/generated/client.ts';
import { estimateDeliveryOf } from '../orders/deliveryEstimate.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { removeOrderedFromCart } from '../orders/removeOrderedFromCart.ts';
import { transitionOrder, type OrderTransition } from '../orders/transitionOrder.ts';
import type { PaymentServices } from './paymentServices.ts';

interface UnpaidOrderPlacement extends Pick<OrderTransition, 'actor' | 'note'> {
  /** Why the order is held, which has no delivery estimate before its release; null and left out: it is not held. */
  holdReason?: FulfillmentHoldReason | null;
}

/** Places a locked order that holds its stock: removes its lines from the cart, and makes the delivery estimate. */
export async function placeUnpaidOrder(
  tx: Transaction,
  order: LockedOrder,
  {
    actor,
    note,
    holdReason = null,
    pubSub,
    shop,
    now,
  }: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'> & UnpaidOrderPlacement,
): Promise<void> {
  await removeOrderedFromCart(tx, order);
  const estimatedDeliveryAt = holdReason === null ? await estimateDeliveryOf(tx, order.id, { shop, now }) : null;
  await transitionOrder(tx, order, { to: 'PLACED', actor, note, details: { estimatedDeliveryAt, holdReason }, pubSub });
}
