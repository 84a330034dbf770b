import { db } from '../platform/db/client.ts';
import type { PaymentMethod } from '../platform/db/generated/client.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { createRefundRequest, type NewRefundRequest } from '../shop/refunds/requests/createRefundRequest.ts';
import { newId } from './fixtures.ts';
import { makeOrder, type OrderFixture } from './orderFixtures.ts';
import { paymentServices } from './paymentFixtures.ts';

/** A delivered and paid order; see `makeOrder`. */
export async function makeDeliveredOrder(
  quantities: readonly number[] = [2],
  method?: PaymentMethod,
  deliveredAt = new Date(),
): Promise<OrderFixture> {
  const order = await makeOrder(quantities, method);
  const { orderId } = order;
  await db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED', deliveredAt } });
  await db.payment.update({ where: { orderId }, data: { status: 'PAID', paidAt: deliveredAt } });
  return order;
}

/** A stored photo that no request uses, without the bytes of a picture. */
export async function makeRequestPhoto({ userId }: Viewer, createdAt = new Date()): Promise<string> {
  const { id } = await db.refundRequestPhoto.create({
    data: {
      ...{ ownerId: userId, createdAt, webp: new Uint8Array([1]), width: 4, height: 3, dominantColor: '#aabbcc' },
    },
    select: { id: true },
  });
  return id;
}

/** Reports one torn piece of the order's first line; `fields` replace parts of the report. */
export async function reportProblem(
  { viewer, orderId, lineIds: [orderLineId = ''] }: OrderFixture,
  fields: Partial<NewRefundRequest> = {},
  now = new Date(),
): Promise<string> {
  const { refundRequestId } = await createRefundRequest(
    viewer,
    {
      ...{ orderId, lines: [{ orderLineId, quantity: 1 }], reason: 'DAMAGED', note: 'The packet is torn' },
      ...{ photoIds: [], idempotencyKey: newId() },
      ...fields,
    },
    { ...paymentServices(), now },
  );
  return refundRequestId;
}
