import { viewerOrNull } from '../../../platform/core/viewer.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf } from '../../../platform/graphql/connection.ts';
import type { GraphqlContext } from '../../../platform/graphql/context.ts';
import { scopesOf } from '../../../platform/graphql/scopes.ts';
import { OrderRef } from '../../orders/order.schema.ts';
import { orderReaders } from '../../orders/orderReaders.schema.ts';
import { OrderLineRef } from '../../orders/orderLine.schema.ts';
import { RefundRef } from '../../payments/payment.schema.ts';
import { RefundRequestPhotoRef } from './photos/refundRequestPhoto.schema.ts';
import { MAX_REFUND_REQUESTS } from './refundRequestLimits.ts';

/** The states of a refund request. */
export const RefundRequestStatusRef = builder.enumType('RefundRequestStatus', {
  description: 'The state of a refund request.',
  values: {
    OPEN: { description: 'An admin has not decided it yet.' },
    APPROVED: { description: 'Its pieces, or some of them, were refunded: see `refund`.' },
    DECLINED: { description: 'It was not refunded; `decisionNote` says why.' },
  },
});

/** The reasons of refund requests. */
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
  description: 'Pieces of an order line that a shopper reports.',
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
  return { order: { userId: viewerOrNull(context.authentication)?.userId ?? NIL_UUID } };
}

/** A request of a shopper, readable by them and by admins. */
export const RefundRequestRef = builder.prismaNode('RefundRequest', {
  description:
    'A problem with delivered pieces that a shopper reports, and that an admin approves or declines. Only the shopper who placed the order and admins can read it.',
  id: { field: 'id', description: 'The public id, `rreq_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, context) => ({ id, ...visibleTo(context) }),
  fields: (t) => ({
    order: t.relation('order', { type: OrderRef, description: 'The order.' }),
    status: t.expose('status', { type: RefundRequestStatusRef, description: 'The state of the request.' }),
    reason: t.expose('reason', { type: RefundRequestReasonRef, description: 'The reason.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: "The shopper's note; null when there is none, and when the account was deleted.",
    }),
    lines: t.relation('lines', {
      type: RefundRequestLineRef,
      description: 'The reported pieces.',
      query: BY_LINE,
    }),
    amount: t.field({
      type: 'Paise',
      description: 'The charged price of the reported pieces.',
      select: { lines: { ...BY_LINE, select: { quantity: true, orderLine: { select: { pricePaise: true } } } } },
      resolve: ({ lines }) => lines.reduce((sum, { quantity, orderLine }) => sum + quantity * orderLine.pricePaise, 0),
    }),
    photos: t.relation('photos', {
      type: RefundRequestPhotoRef,
      description: 'The photos, at most 3; they are deleted half a year after the decision.',
      query: { orderBy: { position: 'asc' } },
    }),
    refund: t.relation('refund', {
      type: RefundRef,
      nullable: true,
      description: 'The refund of an approved request; null for all others.',
    }),
    decisionNote: t.exposeString('decisionNote', {
      nullable: true,
      description: "The shop's note for the shopper; a declined request has one.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was reported.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null before.',
    }),
  }),
});

/** The connection type of every list of refund requests, and its edge. */
export const REFUND_REQUEST_CONNECTION = listOf('RefundRequest', RefundRequestRef, {
  edge: 'A refund request in a list.',
  connection: 'A list of refund requests.',
});

builder.prismaObjectFields(OrderRef, (t) => ({
  refundRequests: t.relation('refundRequests', {
    type: RefundRequestRef,
    description: `The problems that the shopper has reported, newest first; at most ${MAX_REFUND_REQUESTS}.`,
    authScopes: orderReaders,
    query: { orderBy: { id: 'desc' } },
  }),
}));
