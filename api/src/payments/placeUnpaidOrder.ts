import type { Transaction } from '../db/client.ts';
import { estimateDelivery } from '../orders/deliveryEstimate.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { removeOrderedFromCart } from '../orders/removeOrderedFromCart.ts';
import { transitionOrder, type OrderTransition } from '../orders/transitionOrder.ts';
import type { PaymentServices } from './paymentServices.ts';

/** Places a locked order that holds its stock: removes its lines from the cart, and makes the delivery estimate. */
export async function placeUnpaidOrder(
  tx: Transaction,
  order: LockedOrder,
  {
    actor,
    note,
    pubSub,
    shop,
    now,
  }: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'> & Pick<OrderTransition, 'actor' | 'note'>,
): Promise<void> {
  await removeOrderedFromCart(tx, order);
  const lines = await tx.orderLine.count({ where: { orderId: order.id } });
  const estimatedDeliveryAt = await estimateDelivery(tx, lines, { times: shop.times, now });
  await transitionOrder(tx, order, { to: 'PLACED', actor, note, details: { estimatedDeliveryAt }, pubSub });
}
