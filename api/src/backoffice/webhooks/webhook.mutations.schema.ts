import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { OrderStatusRef } from '../../shop/orders/order.schema.ts';
import {
  createEndpoint,
  deleteEndpoint,
  updateEndpoint,
  endpointShape,
  rotateSecret,
  TooManyWebhookEndpointsError,
  WebhookEndpointNotFoundError,
} from './webhookEndpoints.ts';
import { WebhookEndpointRef, WebhookDeliveryEdge, WebhookDeliveryRef } from './webhook.schema.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import { ReauthenticationRequiredError } from '../../shop/identity/identityErrors.ts';
import {
  pingEndpoint,
  redeliver,
  WebhookDeliveryNotFoundError,
  WebhookEndpointDisabledError,
} from './webhookDeliveries.ts';

const SECRET = 'The signing secret, `whsec_…`, which is shown this once.';

const endpoint = payloadFields('WebhookEndpoint', 'endpointId', (query) => db.webhookEndpoint.findUniqueOrThrow(query));

const WebhookEndpointCreatePayload = builder
  .objectRef<{ endpointId: string; secret: string }>('WebhookEndpointCreatePayload')
  .implement({
    description: 'The webhook was created.',
    fields: (t) => ({
      endpoint: t.field(endpoint.row(WebhookEndpointRef, 'The webhook.')),
      secret: t.exposeString('secret', { description: SECRET }),
    }),
  });

const WebhookEndpointRotateSecretPayload = builder
  .objectRef<{ endpointId: string; secret: string }>('WebhookEndpointRotateSecretPayload')
  .implement({
    description: 'All messages from now on, retries included, are signed with the new secret.',
    fields: (t) => ({ secret: t.exposeString('secret', { description: SECRET }) }),
  });

builder.mutationFields((t) => {
  const endpointId = t.input.globalID({ for: WebhookEndpointRef, required: true, description: 'The webhook.' });
  const fields = {
    url: t.input.string({
      required: true,
      description: 'Where messages are posted: https, on the public internet, any port.',
    }),
    description: t.input.string({ required: true, description: 'Its purpose: at most 200 characters, may be empty.' }),
    statuses: t.input.field({
      type: [OrderStatusRef],
      required: true,
      description: 'The order states that trigger a message, at least one.',
    }),
  };
  return {
    webhookEndpointCreate: t.fieldWithInput({
      description:
        'Creates a webhook, whose messages are signed as standardwebhooks.com specifies. Needs the permission `SETTINGS`.',
      type: WebhookEndpointCreatePayload,
      authScopes: { settings: true },
      errors: { types: [InvalidInputError, TooManyWebhookEndpointsError, ReauthenticationRequiredError] },
      typeOptions: { validate: endpointShape },
      input: fields,
      resolve: async (_root, { input }, context) => {
        await requireRecentAuthentication(context, new Date());
        return createEndpoint(requireViewer(context.authentication), input, context.webhooks);
      },
    }),
    webhookEndpointUpdate: t.fieldWithInput({
      description:
        'Disabling it fails its pending messages; enabling it resets its failure count. Needs the permission `SETTINGS`.',
      type: endpoint.payload('WebhookEndpointUpdatePayload', 'The webhook was changed.', (payload) => ({
        endpoint: payload.field(endpoint.row(WebhookEndpointRef, 'The webhook.')),
      })),
      authScopes: { settings: true },
      errors: { types: [InvalidInputError, WebhookEndpointNotFoundError, ReauthenticationRequiredError] },
      typeOptions: { validate: endpointShape },
      input: {
        endpointId,
        ...fields,
        isEnabled: t.input.boolean({ required: true, description: 'Whether messages are sent to it.' }),
      },
      resolve: async (_root, { input: { endpointId: id, ...edit } }, context) => {
        const now = new Date();
        await requireRecentAuthentication(context, now);
        const { targets } = context.webhooks;
        return updateEndpoint(requireViewer(context.authentication), { ...edit, endpointId: id.id }, { targets, now });
      },
    }),
    webhookEndpointRotateSecret: t.fieldWithInput({
      description: 'Replaces the signing secret. Needs the permission `SETTINGS`.',
      type: WebhookEndpointRotateSecretPayload,
      authScopes: { settings: true },
      errors: { types: [WebhookEndpointNotFoundError, ReauthenticationRequiredError] },
      input: { endpointId },
      resolve: async (_root, { input }, context) => {
        await requireRecentAuthentication(context, new Date());
        const { encryptionKeys } = context.webhooks;
        const endpointId = input.endpointId.id;
        return rotateSecret(requireViewer(context.authentication), { endpointId, encryptionKeys });
      },
    }),
    webhookEndpointDelete: t.fieldWithInput({
      description: 'Deletes a webhook with its log; pending messages are not sent. Needs the permission `SETTINGS`.',
      type: endpoint.deletePayload('The webhook and its log were deleted.', 'The webhook.'),
      authScopes: { settings: true },
      errors: { types: [WebhookEndpointNotFoundError] },
      input: { endpointId },
      resolve: (_root, { input }, { authentication }) =>
        deleteEndpoint(requireViewer(authentication), { endpointId: input.endpointId.id }),
    }),
  };
});

const delivery = payloadFields('WebhookDelivery', 'deliveryId', (query) => db.webhookDelivery.findUniqueOrThrow(query));

builder.mutationFields((t) => ({
  webhookEndpointPing: t.fieldWithInput({
    description:
      'Sends a message of the type `ping`, without an order, to test a webhook. Needs the permission `SETTINGS`.',
    type: delivery.payload('WebhookEndpointPingPayload', 'A message of the type `ping` was queued.', (payload) => ({
      deliveryEdge: payload.field(delivery.edge(WebhookDeliveryEdge, 'The message.')),
    })),
    authScopes: { settings: true },
    errors: { types: [WebhookEndpointNotFoundError, WebhookEndpointDisabledError] },
    input: { endpointId: t.input.globalID({ for: WebhookEndpointRef, required: true, description: 'The webhook.' }) },
    resolve: (_root, { input }, { authentication }) =>
      pingEndpoint(requireViewer(authentication), { endpointId: input.endpointId.id }),
  }),
  webhookDeliveryRedeliver: t.fieldWithInput({
    description:
      'Sends a message of any state again at once, with the same id and body. Needs the permission `SETTINGS`.',
    type: delivery.payload('WebhookDeliveryRedeliverPayload', 'The message was queued again.', (payload) => ({
      delivery: payload.field(delivery.row(WebhookDeliveryRef, 'The message.')),
    })),
    authScopes: { settings: true },
    errors: { types: [WebhookDeliveryNotFoundError, WebhookEndpointDisabledError, WebhookEndpointNotFoundError] },
    input: { deliveryId: t.input.globalID({ for: WebhookDeliveryRef, required: true, description: 'The message.' }) },
    resolve: (_root, { input }, { authentication }) =>
      redeliver(requireViewer(authentication), { deliveryId: input.deliveryId.id }),
  }),
}));
