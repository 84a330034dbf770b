import { builder } from '../graphql/builder.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { scopesOf } from '../graphql/scopes.ts';
import { OrderRef } from '../orders/order.schema.ts';

const MOST_ATTEMPTS = 50;

const DeliveryStateRef = builder.enumType('WebhookDeliveryState', {
  description: 'What has become of a message to a webhook.',
  values: {
    WAITING: { description: 'It is to be sent, for the first time or again.' },
    DELIVERED: { description: 'It was answered with a status from 200 to 299.' },
    FAILED: { description: 'All attempts were in vain, or its webhook was disabled.' },
  },
});

const AttemptRef = builder.prismaObject('WebhookAttempt', {
  name: 'WebhookAttempt',
  description: 'One try to deliver a message.',
  authScopes: { admin: true },
  select: { id: true },
  fields: (t) => ({
    at: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    statusCode: t.exposeInt('statusCode', {
      nullable: true,
      description: 'The status that was answered; null when there was no answer.',
    }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why there was no answer, in one line.' }),
    duration: t.exposeInt('duration', { description: 'How long it took, in milliseconds.' }),
  }),
});

/** A message to a webhook, for admins. */
export const WebhookDeliveryRef = builder.prismaNode('WebhookDelivery', {
  description: 'A message to a webhook, kept for 30 days.',
  id: { field: 'id', description: 'The public id, `msg_…`: the `webhook-id` of each attempt.' },
  nullable: true,
  authScopes: { admin: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).admin ? id : NOBODY }),
  fields: (t) => ({
    type: t.exposeString('type', { description: 'What it tells of: `order.placed`, or `ping`.' }),
    state: t.expose('state', { type: DeliveryStateRef, description: 'What has become of it.' }),
    order: t.relation('order', {
      type: OrderRef,
      nullable: true,
      description: 'The order that it tells of; null for a ping.',
    }),
    body: t.exposeString('body', {
      nullable: true,
      description: 'What is sent, byte for byte; null before the first attempt.',
    }),
    attempts: t.relation('attempts', {
      type: AttemptRef,
      description: `What was tried, newest first; the last ${MOST_ATTEMPTS}.`,
      query: { orderBy: { id: 'desc' }, take: MOST_ATTEMPTS },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When what it tells of happened.' }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it arrived or was given up; null while it waits.',
    }),
  }),
});

/** A message in the log. */
export const WebhookDeliveryEdge = builder.edgeObject({
  name: 'WebhookDeliveryEdge',
  description: 'A message to a webhook in a list.',
  type: WebhookDeliveryRef,
});

/** The connection type of the log, and its edge. */
export const WEBHOOK_DELIVERY_CONNECTION = [
  builder.connectionObject(
    { name: 'WebhookDeliveryConnection', description: 'A list of messages to a webhook.', type: WebhookDeliveryRef },
    WebhookDeliveryEdge,
  ),
  WebhookDeliveryEdge,
] as const;
