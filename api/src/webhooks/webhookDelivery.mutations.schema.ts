import { queryFromInfo } from '@pothos/plugin-prisma';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { encodeCursor } from '../graphql/connection.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { pingEndpoint } from './pingEndpoint.ts';
import { sendAgain } from './sendAgain.ts';
import { WebhookDeliveryEdge, WebhookDeliveryRef } from './webhookDelivery.schema.ts';
import { WebhookEndpointRef } from './webhookEndpoint.schema.ts';
import { WebhookDeliveryGoneError, WebhookDisabledError, WebhookGoneError } from './webhookErrors.ts';

const WebhookPingPayload = builder.objectRef<{ deliveryId: string }>('WebhookPingPayload').implement({
  description: 'A message of the type `ping` is on its way.',
  fields: (t) => ({
    deliveryEdge: t.field({
      type: WebhookDeliveryEdge,
      description: 'The message, for the beginning of the log.',
      resolve: async ({ deliveryId }, _args, context, info) => {
        const query = queryFromInfo({
          context,
          info,
          typeName: 'WebhookDelivery',
          select: { id: true },
          path: ['node'],
        });
        const node = await db.webhookDelivery.findUniqueOrThrow({ ...query, where: { id: deliveryId } });
        return { cursor: encodeCursor([deliveryId]), node };
      },
    }),
  }),
});

const WebhookSendAgainPayload = builder.objectRef<{ deliveryId: string }>('WebhookSendAgainPayload').implement({
  description: 'The message is on its way again.',
  fields: (t) => ({
    delivery: t.prismaField({
      type: WebhookDeliveryRef,
      description: 'The message as it is now.',
      resolve: (query, { deliveryId }) => db.webhookDelivery.findUniqueOrThrow({ ...query, where: { id: deliveryId } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  webhookPing: t.fieldWithInput({
    description: 'Sends a message of the type `ping`, which tells of nothing, to try a webhook out. Admins only.',
    type: WebhookPingPayload,
    authScopes: { admin: true },
    errors: { types: [WebhookGoneError, WebhookDisabledError] },
    input: {
      endpointId: t.input.globalID({ for: WebhookEndpointRef, required: true, description: 'Which webhook.' }),
    },
    resolve: (_root, { input }, { authentication }) =>
      pingEndpoint(requireViewer(authentication), { endpointId: input.endpointId.id }),
  }),
  webhookSendAgain: t.fieldWithInput({
    description:
      'Sends a message again at once, with the same id and body, whether it has arrived, failed or waits for its next attempt. Admins only.',
    type: WebhookSendAgainPayload,
    authScopes: { admin: true },
    errors: { types: [WebhookDeliveryGoneError, WebhookDisabledError, WebhookGoneError] },
    input: {
      deliveryId: t.input.globalID({ for: WebhookDeliveryRef, required: true, description: 'Which message.' }),
    },
    resolve: (_root, { input }, { authentication }) =>
      sendAgain(requireViewer(authentication), { deliveryId: input.deliveryId.id }),
  }),
}));
