import { builder } from '../../platform/graphql/builder.ts';
import { listOf } from '../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { OrderRef } from '../../shop/orders/order.schema.ts';

const MAX_LISTED_ATTEMPTS = 50;

const DeliveryStateRef = builder.enumType('WebhookDeliveryState', {
  description: 'The state of a message to a webhook.',
  values: {
    PENDING: { description: 'Waiting for the first or the next attempt.' },
    DELIVERED: { description: 'The endpoint responded with a status from 200 to 299.' },
    FAILED: { description: 'All attempts have failed, or its webhook was disabled.' },
  },
});

const AttemptRef = builder.prismaObject('WebhookAttempt', {
  name: 'WebhookAttempt',
  description: 'One attempt to deliver a message.',
  authScopes: { settings: true },
  select: { id: true },
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the attempt started.' }),
    statusCode: t.exposeInt('statusCode', {
      nullable: true,
      description: 'The status of the response; null without a response.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why there was no response, in one line; null with a response.',
    }),
    duration: t.exposeInt('duration', { description: 'The duration in milliseconds.' }),
  }),
});

/** A message to a webhook; its fields are for admins. */
export const WebhookDeliveryRef = builder.prismaNode('WebhookDelivery', {
  description: 'A message to a webhook, kept for 30 days.',
  id: { field: 'id', description: 'The public id, `msg_…`: the `webhook-id` of each attempt.' },
  nullable: true,
  authScopes: { settings: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).settings ? id : NIL_UUID }),
  fields: (t) => ({
    type: t.exposeString('type', { description: 'The type of the event: `order.placed`, or `ping`.' }),
    state: t.expose('state', { type: DeliveryStateRef, description: 'Its state.' }),
    order: t.relation('order', {
      type: OrderRef,
      nullable: true,
      description: 'The order of the event; null for a ping.',
    }),
    body: t.exposeString('body', {
      nullable: true,
      description: 'The body of the message, byte for byte; null before the first attempt.',
    }),
    attempts: t.relation('attempts', {
      type: AttemptRef,
      description: `The last ${MAX_LISTED_ATTEMPTS} attempts, newest first.`,
      query: { orderBy: { id: 'desc' }, take: MAX_LISTED_ATTEMPTS },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event happened.' }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was delivered or failed; null while it is pending.',
    }),
  }),
});

/** The connection type of the log, and its edge. */
export const WEBHOOK_DELIVERY_CONNECTION = listOf('WebhookDelivery', WebhookDeliveryRef, {
  edge: 'A message to a webhook in a list.',
  connection: 'A list of messages to a webhook.',
});

/** A message in the log. */
export const [, WebhookDeliveryEdge] = WEBHOOK_DELIVERY_CONNECTION;
