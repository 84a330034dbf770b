import { typeid } from 'typeid-js';
import type { Bill } from '../cart/bill.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { FulfillmentHoldReason } from '../../platform/db/generated/client.ts';
import { insertAll } from '../../platform/db/insertRows.ts';
import { queueWebhookDeliveries } from '../../platform/events/webhookDeliveries.ts';
import { queueStatusMail } from '../orders/queueOrderMails.ts';
import type { Destination, OrderKeys } from './findDestination.ts';
import type { CheckoutLine } from './lockCart.ts';
import type { OrderRequest } from './orderRequest.ts';

/** The contents of a new order; amounts in paise. */
export interface NewOrder {
  orderId: string;
  userId: string;
  request: OrderRequest;
  destination: Destination;
  keys: OrderKeys;
  lines: readonly CheckoutLine[];
  bill: Bill;
  /** What store credit pays of the grand total, in paise. */
  storeCredit: number;
  /** Null unless the order is held. */
  holdReason: FulfillmentHoldReason | null;
  /** Null while the payment is outstanding, and for an order on hold. */
  estimatedDeliveryAt: Date | null;
}

/** Inserts an order with its lines, its first event, its payment and its use of store credit by one statement, and queues the webhook deliveries and the mail about it. */
export async function writeOrder(tx: Transaction, order: NewOrder, now: Date): Promise<void> {
  const { orderId, userId, destination, keys, lines, bill, storeCredit, holdReason, estimatedDeliveryAt } = order;
  const { addressId, paymentMethod, deliveryNote, leaveAtGate, doNotRingBell, buyer } = order.request;
  const status = paymentMethod === 'ONLINE' ? 'PENDING_PAYMENT' : 'PLACED';
  const inOrderAdded = lines.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1));
  await insertAll(tx, {
    orders: [
      {
        id: orderId,
        user_id: userId,
        address_id: addressId,
        recipient_name: destination.recipientName,
        address_line: destination.addressLine,
        city: destination.city,
        state: destination.state,
        country: destination.country,
        pincode: destination.pincode,
        mobile: destination.mobile,
        buyer_name: buyer?.name ?? null,
        buyer_gstin: buyer?.gstin ?? null,
        delivery_note: (deliveryNote ?? destination.deliveryInstructions) || null, // an empty note is none
        leave_at_gate: leaveAtGate ?? false,
        do_not_ring_bell: doNotRingBell ?? false,
        status,
        hold_reason: holdReason,
        address_key: keys.addressKey,
        network_key: keys.networkKey,
        payment_method: paymentMethod,
        quantity: bill.quantity,
        mrp_total_paise: bill.mrpTotal,
        items_total_paise: bill.itemsTotal,
        delivery_fee_paise: bill.deliveryFee,
        handling_fee_paise: bill.handlingFee,
        tip_paise: bill.tip,
        grand_total_paise: bill.grandTotal,
        estimated_delivery_at: estimatedDeliveryAt,
        created_at: now,
        updated_at: now,
      },
    ],
    order_lines: inOrderAdded.map((line) => ({
      id: typeid().toUUID(), // ids by the database would not be sure to sort by age
      order_id: orderId,
      product_id: line.productId,
      name: line.name,
      brand: line.brand,
      unit: line.unit,
      picture_id: line.pictureId,
      quantity: line.quantity,
      mrp_paise: line.mrp,
      discount_percent: line.discountPercent,
      price_paise: line.price,
      total_paise: line.price * line.quantity,
      gst_percent: line.gstPercent,
      hsn_code: line.hsnCode,
    })),
    order_events: [
      { id: typeid().toUUID(), order_id: orderId, status, actor: 'SHOPPER', actor_id: userId, created_at: now },
    ],
    payments: [
      {
        id: typeid().toUUID(),
        order_id: orderId,
        method: paymentMethod,
        amount_paise: bill.grandTotal - storeCredit,
        store_credit_paise: storeCredit,
        created_at: now,
        updated_at: now,
      },
    ],
    store_credit_transactions:
      storeCredit > 0
        ? [
            {
              id: typeid().toUUID(),
              user_id: userId,
              event: 'ORDER_PAYMENT',
              amount_paise: -storeCredit,
              order_id: orderId,
              actor_id: userId,
              created_at: now,
            },
          ]
        : [],
  });
  await queueWebhookDeliveries(tx, orderId, status);
  await queueStatusMail(tx, orderId, status);
}
