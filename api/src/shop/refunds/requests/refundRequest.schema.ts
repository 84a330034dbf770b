import { requireViewer, viewerIdOrNil } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection, connectionQuery } from '../../../platform/graphql/connection.ts';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { OrderRef } from '../../orders/order.schema.ts';
import { orderReaders } from '../../orders/orderReaders.schema.ts';
import { OrderLineRef } from '../../orders/orderLine.schema.ts';
import { RefundRef } from '../../payments/payment.schema.ts';
import { RefundRequestPhotoRef } from './photos/refundRequestPhoto.schema.ts';
import { MAX_REFUND_REQUESTS, findReportablePieces, isReportable, refundRequestDeadline } from './refundRequests.ts';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { batchedLoad } from '../../../platform/graphql/batchedLoad.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';

/** The states of a refund request. */
const RefundRequestStatusRef = builder.enumType('RefundRequestStatus', {
  description: 'Whether a refund request is decided.',
  values: {
    OPEN: { description: 'It is not decided.' },
    APPROVED: { description: 'All or some of its pieces were refunded.' },
    DECLINED: { description: 'It was not refunded.' },
  },
});

export const RefundRequestReasonRef = builder.enumType('RefundRequestReason', {
  description: 'Why a shopper asks for a refund.',
  values: {
    MISSING: { description: 'The pieces were not in the bag.' },
    DAMAGED: { description: 'They were damaged, leaking or open.' },
    EXPIRED: { description: 'They were past their date, or close to it.' },
    WRONG_ITEM: { description: 'Another product was in the bag.' },
    POOR_QUALITY: { description: 'They were spoiled or not fresh.' },
    OTHER: { description: 'Another reason, which `note` says.' },
  },
});

const RefundRequestLineRef = builder.prismaObject('RefundRequestLine', {
  description: 'Reported pieces of an order line.',
  select: { refundRequestId: true, orderLineId: true },
  fields: (t) => ({
    orderLine: t.relation('orderLine', { type: OrderLineRef, description: 'The order line.' }),
    quantity: t.exposeInt('quantity', { description: 'How many pieces of it.' }),
  }),
});

/** The order of a request's lines, the same for each field that reads them, so that one statement does. */
const BY_LINE = { orderBy: { orderLineId: 'asc' } } as const;

/** The condition of the requests that the viewer may see: those of their own orders; all for admins. */
function visibleTo(context: GraphqlContext) {
  if (scopesOf(context).refunds) return {};
  return { order: { userId: viewerIdOrNil(context.authentication) } };
}

export const RefundRequestRef = builder.prismaNode('RefundRequest', {
  description: 'A reported problem with delivered pieces, for the shopper who placed the order and for admins.',
  id: { field: 'id', description: '`rreq_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id, ...visibleTo(context) }),
  fields: (t) => ({
    order: t.relation('order', { type: OrderRef, description: 'The order.' }),
    status: t.expose('status', { type: RefundRequestStatusRef, description: 'Whether it is decided.' }),
    reason: t.expose('reason', { type: RefundRequestReasonRef, description: 'The reason.' }),
    note: t.exposeString('note', { nullable: true, description: "The shopper's; null for a deleted account." }),
    lines: t.relation('lines', { type: RefundRequestLineRef, description: 'The reported pieces.', query: BY_LINE }),
    amount: t.field({
      type: 'Paise',
      description: 'The charged price of the reported pieces.',
      select: { lines: { ...BY_LINE, select: { quantity: true, orderLine: { select: { pricePaise: true } } } } },
      resolve: ({ lines }) => lines.reduce((sum, { quantity, orderLine }) => sum + quantity * orderLine.pricePaise, 0),
    }),
    photos: t.relation('photos', {
      type: RefundRequestPhotoRef,
      description: 'At most 3; they are deleted half a year after the decision.',
      query: { orderBy: { position: 'asc' } },
    }),
    refund: t.relation('refund', { type: RefundRef, nullable: true, description: 'Null unless it is approved.' }),
    decisionNote: t.exposeString('decisionNote', { nullable: true, description: "The shop's, for the shopper." }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was reported.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'Null until then.' }),
  }),
});

const REFUND_REQUEST_CONNECTION = listOf('RefundRequest', RefundRequestRef, ['A refund request', 'refund requests']);

builder.prismaObjectFields(OrderRef, (t) => ({
  refundRequests: t.relation('refundRequests', {
    type: RefundRequestRef,
    description: `Newest first; at most ${MAX_REFUND_REQUESTS}.`,
    authScopes: orderReaders,
    query: { orderBy: { id: 'desc' } },
  }),
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
      (await batchedLoad(context, { key: reportableQuantities, batch: reportableQuantities }, id)) ?? 0,
  }),
}));

/** The orders that have a piece to report. */
async function findReportableOrders(orderIds: readonly string[]): Promise<Map<string, boolean>> {
  const pieces = await findReportablePieces(db, Prisma.sql`line.order_id = ANY (${[...orderIds]}::uuid[])`);
  return new Map(pieces.filter(({ quantity }) => quantity > 0).map(({ orderId }) => [orderId, true]));
}

async function reportableQuantities(lineIds: readonly string[]): Promise<Map<string, number>> {
  const pieces = await findReportablePieces(db, Prisma.sql`line.id = ANY (${[...lineIds]}::uuid[])`);
  return new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
}

const RefundRequestSortRef = builder.enumType('RefundRequestSort', {
  description: 'The order of refund requests.',
  values: {
    NEWEST: { description: 'The latest report first.' },
    OLDEST: { description: 'The earliest report first, as a queue.' },
  },
});

builder.queryField('refundRequests', (t) =>
  t.connection(
    {
      type: RefundRequestRef,
      nullable: true,
      description: 'Of all shoppers. Needs the permission `REFUNDS`.',
      authScopes: { refunds: true },
      args: {
        statuses: t.arg({ type: [RefundRequestStatusRef], description: 'All without it.' }),
        sort: t.arg({ type: RefundRequestSortRef, defaultValue: 'NEWEST', description: 'The order of the list.' }),
      },
      resolve: async (_root, { statuses, sort, ...args }, context, info) => {
        requirePermission(requireViewer(context.authentication), 'REFUNDS');
        const query = connectionQuery({ context, info, typeName: 'RefundRequest' });
        const where = statuses ? { status: { in: [...new Set(statuses)] } } : {};
        const page = keysetPage(args, 'id', sort === 'OLDEST' ? 'asc' : 'desc');
        const rows = await db.refundRequest.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toNodeConnection(rows, args, () => db.refundRequest.count({ where }));
      },
    },
    ...REFUND_REQUEST_CONNECTION,
  ),
);
