import { typeid } from 'typeid-js';
import type { Bill } from '../cart/bill.ts';
import type { Transaction } from '../db/client.ts';
import { recordStep } from '../orders/moveOrder.ts';
import type { Destination } from './destination.ts';
import type { CheckoutLine } from './lockCart.ts';
import type { OrderRequest } from './orderRequest.ts';

/** All that an order is made of; amounts in paise. */
export interface NewOrder {
  orderId: string;
  userId: string;
  request: OrderRequest;
  destination: Destination;
  lines: readonly CheckoutLine[];
  bill: Bill;
  /** When it will be at the door; null while it waits for a payment. */
  promisedAt: Date | null;
}

/** Writes an order with its lines, its first step and its payment. */
export async function writeOrder(tx: Transaction, order: NewOrder): Promise<void> {
  const { orderId, userId, destination, lines, bill, promisedAt } = order;
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
      promisedAt,
    },
    select: { id: true },
  });
  const inOrderAdded = lines.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1));
  await tx.orderLine.createMany({
    data: inOrderAdded.map(({ lineId: _lineId, status: _status, mrp, price, ...line }) => ({
      ...line,
      id: typeid().toUUID(), // later ones sort after earlier ones, which a default of the database would not promise
      orderId,
      mrpPaise: mrp,
      pricePaise: price,
      totalPaise: price * line.quantity,
    })),
  });
  await recordStep(tx, orderId, { to: status, by: { actor: 'SHOPPER', userId } });
  await tx.payment.createMany({ data: { orderId, method: paymentMethod, amountPaise: bill.grandTotal } });
}
