import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { batchedLoad } from '../../../platform/graphql/batchedLoad.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { OrderRef } from '../../orders/order.schema.ts';
import { OrderLineRef } from '../../orders/orderLine.schema.ts';
import { findReportablePieces } from './findReportablePieces.ts';
import { isReportable, refundRequestDeadline } from './refundRequestDeadline.ts';
import { MAX_REFUND_REQUESTS } from './refundRequestLimits.ts';

builder.prismaObjectFields(OrderRef, (t) => ({
  refundRequestDeadline: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when the shopper can report a problem; null before the delivery.',
    select: { deliveredAt: true },
    resolve: refundRequestDeadline,
  }),
  canRequestRefund: t.boolean({
    description: `Whether \`refundRequestCreate\` accepts a report: before \`refundRequestDeadline\`, with less than ${MAX_REFUND_REQUESTS} requests, and with a \`reportableQuantity\`.`,
    select: { status: true, deliveredAt: true, _count: { select: { refundRequests: true } } },
    resolve: async ({ id, _count, ...order }, _args, context) => {
      if (!isReportable(order, new Date()) || _count.refundRequests >= MAX_REFUND_REQUESTS) return false;
      return (await batchedLoad(context, { key: findReportableOrders, batch: findReportableOrders }, id)) ?? false;
    },
  }),
}));

builder.prismaObjectFields(OrderLineRef, (t) => ({
  reportableQuantity: t.int({
    description: 'The pieces that are neither missing, nor refunded, nor in an open request.',
    resolve: async ({ id }, _args, context) =>
      (await batchedLoad(context, { key: countReportablePieces, batch: countReportablePieces }, id)) ?? 0,
  }),
}));

/** The orders that have a piece to report. */
async function findReportableOrders(orderIds: readonly string[]): Promise<Map<string, boolean>> {
  const pieces = await findReportablePieces(db, Prisma.sql`line.order_id = ANY (${[...orderIds]}::uuid[])`);
  return new Map(pieces.filter(({ quantity }) => quantity > 0).map(({ orderId }) => [orderId, true]));
}

async function countReportablePieces(lineIds: readonly string[]): Promise<Map<string, number>> {
  const pieces = await findReportablePieces(db, Prisma.sql`line.id = ANY (${[...lineIds]}::uuid[])`);
  return new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
}
