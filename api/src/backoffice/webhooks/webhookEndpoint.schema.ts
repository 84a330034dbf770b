import { db } from '../../platform/db/client.ts';
import { batchedCount } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, connectionQuery, toNodeConnection } from '../../platform/graphql/connection.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { MAX_ENDPOINTS } from '../../platform/events/webhookDeliveries.ts';
import { OrderStatusRef } from '../../shop/orders/order.schema.ts';
import { countDeliveries } from './countDeliveries.ts';
import { WEBHOOK_DELIVERY_CONNECTION, WebhookDeliveryRef } from './webhookDelivery.schema.ts';

/** A webhook; its fields are for admins. */
export const WebhookEndpointRef = builder.prismaNode('WebhookEndpoint', {
  description: 'A webhook: an address of an integrator that receives signed messages about orders.',
  id: { field: 'id', description: 'The public id, `hook_…`.' },
  nullable: true,
  authScopes: { settings: true },
  select: { id: true },
  findUnique: (id, context) => ({ id: scopesOf(context).settings ? id : NIL_UUID }),
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where messages are posted.' }),
    description: t.exposeString('description', { description: 'Its purpose, as an admin wrote it; may be empty.' }),
    statuses: t.expose('statuses', {
      type: [OrderStatusRef],
      description: 'The order states that trigger a message.',
    }),
    isEnabled: t.boolean({
      description: 'Whether messages are sent to it.',
      select: { disabledAt: true },
      resolve: ({ disabledAt }) => disabledAt === null,
    }),
    failureCount: t.exposeInt('failureCount', {
      description: 'The number of failed attempts in a row.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first of these attempts failed; null when the last attempt succeeded.',
    }),
    disabledAt: t.expose('disabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was disabled; null while it is enabled.',
    }),
    disabledReason: t.exposeString('disabledReason', {
      nullable: true,
      description: 'Why the shop disabled it; null when an admin did, and while it is enabled.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    deliveries: t.connection(
      {
        type: WebhookDeliveryRef,
        description: 'The messages to it of the last 30 days, newest first.',
        select: (args, _context, nestedSelection) => ({
          deliveries: {
            ...keysetPage(args, 'id', 'desc'),
            ...nestedSelection({ select: { id: true } }, ['edges', 'node']),
          },
        }),
        resolve: ({ id, deliveries }, args, context) =>
          toNodeConnection(deliveries, args, () => batchedCount(context, countDeliveries, id)),
      },
      ...WEBHOOK_DELIVERY_CONNECTION,
    ),
  }),
});

const WEBHOOK_ENDPOINT_CONNECTION = listOf('WebhookEndpoint', WebhookEndpointRef, {
  edge: 'A webhook in a list.',
  connection: 'A list of webhooks.',
});

builder.queryFields((t) => ({
  webhookEndpoints: t.connection(
    {
      type: WebhookEndpointRef,
      nullable: true,
      description: `The shop's webhooks, newest first. The shop has at most ${MAX_ENDPOINTS}. Needs the permission \`SETTINGS\`.`,
      authScopes: { settings: true },
      resolve: async (_root, args, context, info) => {
        requirePermission(requireViewer(context.authentication), 'SETTINGS');
        const query = connectionQuery({ context, info, typeName: 'WebhookEndpoint' });
        const endpoints = await db.webhookEndpoint.findMany({ ...query, ...keysetPage(args, 'id', 'desc') });
        return toNodeConnection(endpoints, args, () => db.webhookEndpoint.count());
      },
    },
    ...WEBHOOK_ENDPOINT_CONNECTION,
  ),
  webhookEndpoint: t.prismaField({
    type: WebhookEndpointRef,
    nullable: true,
    description: 'One webhook; null when no webhook has this id. Needs the permission `SETTINGS`.',
    authScopes: { settings: true },
    args: { id: t.arg.globalID({ for: WebhookEndpointRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'SETTINGS');
      return db.webhookEndpoint.findUnique({ ...query, where: { id: id.id } });
    },
  }),
}));
