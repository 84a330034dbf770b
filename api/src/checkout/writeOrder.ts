import { typeid } from 'typeid-js';
import type { Bill } from '../cart/bill.ts';
import type { Transaction } from '../db/client.ts';
import { recordOrderEvent } from '../orders/transitionOrder.ts';
import type { Destination } from './findDestination.ts';
import type { CheckoutLine } from './lockCart.ts';
import type { OrderRequest } from './orderRequest.ts';

/** The contents of a new order; amounts in paise. */
export interface NewOrder {
  orderId: string;
  userId: string;
  request: OrderRequest;
  destination: Destination;
  lines: readonly CheckoutLine[];
  bill: Bill;
  /** Null while the payment is outstanding. */
  estimatedDeliveryAt: Date | null;
}

/** Inserts an order with its lines, its first event and its payment. */
export async function writeOrder(tx: Transaction, order: NewOrder): Promise<void> {
  const { orderId, userId, destination, lines, bill, estimatedDeliveryAt } = order;
  const { addressId, paymentMethod } = order.request;
  const status = paymentMethod === 'ONLINE' ? 'PENDING_PAYMENT' : 'PLACED';
  await tx.order.create({
    data: {
      ...destination,
      id: orderId,
      userId,
      addressId,
      status,
      paymentMethod,
      quantity: bill.quantity,
      mrpTotalPaise: bill.mrpTotal,
      itemsTotalPaise: bill.itemsTotal,
      deliveryFeePaise: bill.deliveryFee,
      handlingFeePaise: bill.handlingFee,
      grandTotalPaise: bill.grandTotal,
      estimatedDeliveryAt,
    },
    select: { id: true },
  });
  const inOrderAdded = lines.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1));
  await tx.orderLine.createMany({
    data: inOrderAdded.map(({ lineId: _lineId, status: _status, mrp, price, ...line }) => ({
      ...line,
      id: typeid().toUUID(), // ids by the database would not be sure to sort by age
      orderId,
      mrpPaise: mrp,
      pricePaise: price,
      totalPaise: price * line.quantity,
    })),
  });
  await recordOrderEvent(tx, orderId, { to: status, actor: { role: 'SHOPPER', userId } });
  await tx.payment.createMany({ data: { orderId, method: paymentMethod, amountPaise: bill.grandTotal } });
}
