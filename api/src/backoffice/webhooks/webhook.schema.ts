import { builder } from '../../platform/graphql/builder.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { nodePage, relationPage } from '../../platform/graphql/nodePage.ts';
import { listOf, toNodeConnection } from '../../platform/graphql/connection.ts';
import { staffNode } from '../../platform/graphql/staffNode.ts';
import { OrderRef, OrderStatusRef } from '../../shop/orders/order.schema.ts';
import { db } from '../../platform/db/client.ts';
import { batchedCount } from '../../platform/graphql/batchedLoad.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { MAX_ENDPOINTS } from '../../platform/events/webhookDeliveries.ts';
import { countDeliveries } from './webhookDeliveries.ts';

const MAX_LISTED_ATTEMPTS = 50;

const DeliveryStateRef = builder.enumType('WebhookDeliveryState', {
  description: 'The status of a message to a webhook.',
  values: {
    PENDING: { description: 'Waiting for an attempt.' },
    DELIVERED: { description: 'The response had a status from 200 to 299.' },
    FAILED: { description: 'All attempts failed, or the webhook was disabled.' },
  },
});

const AttemptRef = builder.prismaObject('WebhookAttempt', {
  name: 'WebhookAttempt',
  description: 'An attempt to deliver a message.',
  authScopes: { settings: true },
  select: { id: true },
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it started.' }),
    statusCode: t.exposeInt('statusCode', {
      nullable: true,
      description: 'The status of the response; null without a response.',
    }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why there was no response, in one line.' }),
    duration: t.exposeInt('duration', { description: 'In milliseconds.' }),
  }),
});

export const WebhookDeliveryRef = builder.prismaNode('WebhookDelivery', {
  description: 'A message to a webhook, kept for 30 days.',
  ...staffNode('settings', 'The public id, `msg_…`: the `webhook-id` of each attempt.'),
  fields: (t) => ({
    type: t.exposeString('type', { description: 'Such as `order.placed`, or `ping`.' }),
    status: t.expose('state', { type: DeliveryStateRef, description: 'Its status.' }),
    state: t.expose('state', {
      type: DeliveryStateRef,
      description: 'Its status.',
      deprecationReason: replacedBy('`status`'),
    }),
    order: t.relation('order', { type: OrderRef, nullable: true, description: 'Null for a ping.' }),
    body: t.exposeString('body', {
      nullable: true,
      description: 'The body, byte for byte; null before the first attempt.',
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
      description: 'When it was delivered or failed.',
    }),
  }),
});

const WEBHOOK_DELIVERY_CONNECTION = listOf('WebhookDelivery', WebhookDeliveryRef, [
  'A message to a webhook',
  'messages to a webhook',
]);

export const [, WebhookDeliveryEdge] = WEBHOOK_DELIVERY_CONNECTION;

export const WebhookEndpointRef = builder.prismaNode('WebhookEndpoint', {
  description: 'An address that receives signed messages about orders.',
  ...staffNode('settings', 'The public id, `hook_…`.'),
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where messages are posted.' }),
    description: t.exposeString('description', { description: 'Its purpose; may be empty.' }),
    statuses: t.expose('statuses', {
      type: [OrderStatusRef],
      description: 'The order statuses that trigger a message.',
    }),
    isEnabled: t.boolean({
      description: 'Whether messages are sent to it.',
      select: { disabledAt: true },
      resolve: ({ disabledAt }) => disabledAt === null,
    }),
    failureCount: t.exposeInt('failureCount', { description: 'The number of failed attempts in a row.' }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of these failed; null after a success.',
    }),
    disabledAt: t.expose('disabledAt', { type: 'DateTime', nullable: true, description: 'Null while it is enabled.' }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why the shop disabled it; null when an admin did.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    deliveries: t.connection(
      {
        type: WebhookDeliveryRef,
        description: 'Its log, newest first.',
        select: (args, _context, nestedSelection) => ({
          deliveries: relationPage(args, nestedSelection({ select: { id: true } }, ['edges', 'node'])),
        }),
        resolve: ({ id, deliveries }, args, context) =>
          toNodeConnection(deliveries, args, () => batchedCount(context, countDeliveries, id)),
      },
      ...WEBHOOK_DELIVERY_CONNECTION,
    ),
  }),
});

const WEBHOOK_ENDPOINT_CONNECTION = listOf('WebhookEndpoint', WebhookEndpointRef, ['A webhook', 'webhooks']);

builder.queryFields((t) => ({
  webhookEndpoints: t.connection(
    {
      type: WebhookEndpointRef,
      nullable: true,
      description: `Newest first; at most ${MAX_ENDPOINTS}. Needs the permission \`SETTINGS\`.`,
      authScopes: { settings: true },
      resolve: (_root, args, context, info) => {
        requirePermission(requireViewer(context.authentication), 'SETTINGS');
        return nodePage(
          { args, context, info, typeName: 'WebhookEndpoint', select: { id: true } },
          { where: {}, find: (query) => db.webhookEndpoint.findMany(query), count: () => db.webhookEndpoint.count() },
        );
      },
    },
    ...WEBHOOK_ENDPOINT_CONNECTION,
  ),
  webhookEndpoint: t.prismaField({
    type: WebhookEndpointRef,
    nullable: true,
    description: 'Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    args: { id: t.arg.globalID({ for: WebhookEndpointRef, required: true, description: 'The webhook.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'SETTINGS');
      return db.webhookEndpoint.findUnique({ ...query, where: { id: id.id } });
    },
  }),
}));
