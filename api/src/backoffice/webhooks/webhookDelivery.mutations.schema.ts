import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loadEdge } from '../../platform/graphql/connection.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { pingEndpoint } from './pingEndpoint.ts';
import { redeliver } from './redeliver.ts';
import { WebhookDeliveryEdge, WebhookDeliveryRef } from './webhookDelivery.schema.ts';
import { WebhookEndpointRef } from './webhookEndpoint.schema.ts';
import {
  WebhookDeliveryNotFoundError,
  WebhookEndpointDisabledError,
  WebhookEndpointNotFoundError,
} from './webhookErrors.ts';

const WebhookEndpointPingPayload = builder.objectRef<{ deliveryId: string }>('WebhookEndpointPingPayload').implement({
  description: 'A message of the type `ping` was queued.',
  fields: (t) => ({
    deliveryEdge: t.field({
      type: WebhookDeliveryEdge,
      description: 'The message, for the start of the log.',
      resolve: ({ deliveryId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'WebhookDelivery', select: { id: true } }, (query) =>
          db.webhookDelivery.findUniqueOrThrow({ ...query, where: { id: deliveryId } }),
        ),
    }),
  }),
});

const WebhookDeliveryRedeliverPayload = builder
  .objectRef<{ deliveryId: string }>('WebhookDeliveryRedeliverPayload')
  .implement({
    description: 'The message was queued again.',
    fields: (t) => ({
      delivery: t.prismaField({
        type: WebhookDeliveryRef,
        description: 'The queued message.',
        resolve: (query, { deliveryId }) =>
          db.webhookDelivery.findUniqueOrThrow({ ...query, where: { id: deliveryId } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  webhookEndpointPing: t.fieldWithInput({
    description:
      'Sends a message of the type `ping`, without an order, to test a webhook. It fails for a disabled webhook. Needs the permission `SETTINGS`.',
    type: WebhookEndpointPingPayload,
    authScopes: { settings: true },
    errors: { types: [WebhookEndpointNotFoundError, WebhookEndpointDisabledError] },
    input: {
      endpointId: t.input.globalID({
        for: WebhookEndpointRef,
        required: true,
        description: 'The public id of the webhook.',
      }),
    },
    resolve: (_root, { input }, { authentication }) =>
      pingEndpoint(requireViewer(authentication), { endpointId: input.endpointId.id }),
  }),
  webhookDeliveryRedeliver: t.fieldWithInput({
    description:
      'Sends a message again at once, with the same id and body, whether it was delivered, has failed or is pending. It fails for a disabled webhook. Needs the permission `SETTINGS`.',
    type: WebhookDeliveryRedeliverPayload,
    authScopes: { settings: true },
    errors: { types: [WebhookDeliveryNotFoundError, WebhookEndpointDisabledError, WebhookEndpointNotFoundError] },
    input: {
      deliveryId: t.input.globalID({
        for: WebhookDeliveryRef,
        required: true,
        description: 'The public id of the message.',
      }),
    },
    resolve: (_root, { input }, { authentication }) =>
      redeliver(requireViewer(authentication), { deliveryId: input.deliveryId.id }),
  }),
}));
