import { typeid } from 'typeid-js';
import type { Bill } from '../cart/bill.ts';
import type { StatementRunner } from '../../platform/db/runTransaction.ts';
import { Prisma, type FulfillmentHoldReason } from '../../platform/db/generated/client.ts';
import { inserting } from '../../platform/db/insertRows.ts';
import { runParts } from '../../platform/db/statementParts.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { publishingOrderChange, recordingOrderEvent } from '../orders/transitionOrder.ts';
import { deductingOrderStock } from '../stock/orderStock.ts';
import type { OrderPages } from '../pages/pageVersions.ts';
import type { Destination, OrderKeys } from './openCheckout.ts';
import type { CheckoutLine } from './lockCart.ts';
import type { OrderRequest } from './orderRequest.ts';

/** The contents of a new order; amounts in paise. */
export interface NewOrder {
  orderId: string;
  userId: string;
  request: OrderRequest;
  destination: Destination;
  pages: OrderPages;
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

/**
 * Inserts an order with its lines, its first event, its payment and its use of store credit, deducts its stock, empties the cart of an order
 * that is placed, and queues and publishes what follows from it, by one statement: the locked products wait for no other. Returns whether the
 * stock sufficed; the caller rolls back otherwise.
 */
export async function writeOrder(tx: StatementRunner, order: NewOrder, pubSub: PubSub): Promise<boolean> {
  const now = new Date();
  const { orderId, userId, destination, pages, keys, lines, bill, storeCredit, holdReason, estimatedDeliveryAt } =
    order;
  const { addressId, paymentMethod, deliveryNote, leaveAtGate, doNotRingBell, buyer } = order.request;
  const status = paymentMethod === 'ONLINE' ? 'PENDING_PAYMENT' : 'PLACED';
  const inOrderAdded = lines.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1));
  const rows = inserting({
    orders: [
      {
        id: orderId,
        user_id: userId,
        ...pages,
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
  const lineIds = lines.map(({ lineId }) => lineId);
  const event = { to: status, actor: { role: 'SHOPPER', userId } } as const;
  const { stock } = await runParts(tx, {
    rows,
    ...recordingOrderEvent({ id: orderId, userId }, event, now),
    stock: deductingOrderStock({ orderId, actorId: userId }, lines),
    cart:
      status === 'PLACED'
        ? { with: Prisma.sql`emptied AS (DELETE FROM cart_lines WHERE id = ANY (${lineIds}::uuid[]))` }
        : null,
    change: publishingOrderChange(orderId, pubSub),
  });
  return stock === lines.length;
}
