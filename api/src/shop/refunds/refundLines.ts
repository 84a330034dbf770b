import { db } from '../../platform/db/client.ts';
import type { RefundMethod } from '../../platform/db/generated/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import type { RefundedLines } from './recordRefundedQuantity.ts';
import { refundPieces } from './refundPieces.ts';

/** The lines of an order to refund. */
export interface LineRefund {
  orderId: string;
  lines: RefundedLines;
  /** By default as the order was paid. */
  method?: RefundMethod;
  note: string | null;
}

/**
 * Refunds pieces of a delivered order, such as spoiled ones, at their charged prices.
 * @throws OrderNotFoundError, NotRefundableError
 */
export async function refundLines(
  viewer: Viewer,
  { orderId, lines, method = 'ORIGINAL_PAYMENT', note }: LineRefund,
  { pubSub, shop, now }: PaymentServices,
): Promise<{ orderId: string }> {
  requirePermission(viewer, 'REFUNDS');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    await refundPieces(tx, viewer, { order, lines, method, note, pubSub, shop, now });
  });
  return { orderId };
}
