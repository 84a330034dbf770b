import { db } from '../db/client.ts';
import { batchedCount } from '../graphql/batchedCount.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage, toConnection } from '../graphql/connection.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { scopesOf } from '../graphql/scopes.ts';
import { requireAdmin, requireViewer } from '../graphql/viewer.ts';
import { MAX_ENDPOINTS } from '../orders/announceStep.ts';
import { OrderStatusRef } from '../orders/order.schema.ts';
import { countDeliveries } from './countDeliveries.ts';
import { WEBHOOK_DELIVERY_CONNECTION, WebhookDeliveryRef } from './webhookDelivery.schema.ts';

/** A webhook, for admins. */
export const WebhookEndpointRef = builder.prismaNode('WebhookEndpoint', {
  description: "A webhook: an integrator's address that is told of orders.",
  id: { field: 'id', description: 'The public id, `hook_…`.' },
  nullable: true,
  authScopes: { admin: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).admin ? id : NOBODY }),
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where messages are posted.' }),
    description: t.exposeString('description', { description: 'What it is for; empty where nobody has said.' }),
    statuses: t.expose('statuses', {
      type: [OrderStatusRef],
      description: 'It is told when an order comes to one of these states.',
    }),
    isEnabled: t.boolean({
      description: 'Whether anything is sent to it.',
      select: { disabledAt: true },
      resolve: ({ disabledAt }) => disabledAt === null,
    }),
    failureCount: t.exposeInt('failureCount', {
      description: 'How many attempts have failed since the last one that did not.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of them was; null when the last attempt did not fail.',
    }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when nothing is sent to it; null while it is enabled.',
    }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why, where it was not an admin who did it.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    deliveries: t.connection(
      {
        type: WebhookDeliveryRef,
        description: 'What was sent to it in the last 30 days, newest first.',
        select: (args, _context, nestedSelection) => ({
          deliveries: {
            ...keysetPage(args, 'id', 'desc'),
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        }),
        resolve: ({ id, deliveries }, args, context) =>
          toConnection(deliveries, args, {
            keysOf: (delivery) => [delivery.id],
            nodeOf: (delivery) => delivery,
            totalCount: () => batchedCount(context, countDeliveries, id),
          }),
      },
      ...WEBHOOK_DELIVERY_CONNECTION,
    ),
  }),
});

builder.queryFields((t) => ({
  webhookEndpoints: t.prismaField({
    type: [WebhookEndpointRef],
    description: `The shop's webhooks, newest first; at most ${MAX_ENDPOINTS}. Admins only.`,
    authScopes: { admin: true },
    resolve: (query, _root, _args, { authentication }) => {
      requireAdmin(requireViewer(authentication));
      return db.webhookEndpoint.findMany({ ...query, orderBy: { id: 'desc' }, take: MAX_ENDPOINTS });
    },
  }),
  webhookEndpoint: t.prismaField({
    type: WebhookEndpointRef,
    nullable: true,
    description: 'One webhook; null when there is none. Admins only.',
    authScopes: { admin: true },
    args: { id: t.arg.globalID({ for: WebhookEndpointRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requireAdmin(requireViewer(authentication));
      return db.webhookEndpoint.findUnique({ ...query, where: { id: id.id } });
    },
  }),
}));
