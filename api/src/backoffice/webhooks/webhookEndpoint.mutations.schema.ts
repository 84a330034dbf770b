import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { OrderStatusRef } from '../../shop/orders/order.schema.ts';
import { createEndpoint } from './createEndpoint.ts';
import { deleteEndpoint } from './deleteEndpoint.ts';
import { updateEndpoint } from './updateEndpoint.ts';
import { endpointShape } from './endpointFields.ts';
import { rotateSecret } from './rotateSecret.ts';
import { WebhookEndpointRef } from './webhookEndpoint.schema.ts';
import { TooManyWebhookEndpointsError, WebhookEndpointNotFoundError } from './webhookErrors.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import { ReauthenticationRequiredError } from '../../shop/identity/identityErrors.ts';

const SECRET = 'What its messages are signed with, `whsec_…`. It is shown this once: keep it well.';

const WebhookEndpointCreatePayload = builder
  .objectRef<{ endpointId: string; secret: string }>('WebhookEndpointCreatePayload')
  .implement({
    description: 'The webhook was created and receives messages about orders from now on.',
    fields: (t) => ({
      endpoint: t.prismaField({
        type: WebhookEndpointRef,
        description: 'The new webhook.',
        resolve: (query, { endpointId }) => loadEndpoint(query, endpointId),
      }),
      secret: t.exposeString('secret', { description: SECRET }),
    }),
  });

const WebhookEndpointUpdatePayload = builder
  .objectRef<{ endpointId: string }>('WebhookEndpointUpdatePayload')
  .implement({
    description: 'The webhook was changed.',
    fields: (t) => ({
      endpoint: t.prismaField({
        type: WebhookEndpointRef,
        description: 'The changed webhook.',
        resolve: (query, { endpointId }) => loadEndpoint(query, endpointId),
      }),
    }),
  });

const WebhookEndpointRotateSecretPayload = builder
  .objectRef<{ endpointId: string; secret: string }>('WebhookEndpointRotateSecretPayload')
  .implement({
    description:
      'The signing secret was replaced. All messages from now on, retries included, are signed with the new one.',
    fields: (t) => ({ secret: t.exposeString('secret', { description: SECRET }) }),
  });

const WebhookEndpointDeletePayload = builder
  .objectRef<{ endpointId: string }>('WebhookEndpointDeletePayload')
  .implement({
    description: 'The webhook and its log were deleted.',
    fields: (t) => ({
      deletedWebhookEndpointId: t.id({
        description: 'The public id of the deleted webhook.',
        resolve: ({ endpointId }) => encodeId('WebhookEndpoint', endpointId),
      }),
    }),
  });

function loadEndpoint(query: object, id: string) {
  return db.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } });
}

builder.mutationFields((t) => {
  const endpointId = t.input.globalID({
    for: WebhookEndpointRef,
    required: true,
    description: 'The public id of the webhook.',
  });
  const fields = {
    url: t.input.string({
      required: true,
      description: 'The address that messages are posted to: https, on the public internet, any port.',
    }),
    description: t.input.string({
      required: true,
      description: 'The purpose of the webhook: at most 200 characters, may be empty.',
    }),
    statuses: t.input.field({
      type: [OrderStatusRef],
      required: true,
      description: 'The order states that trigger a message; at least one.',
    }),
  };
  return {
    webhookEndpointCreate: t.fieldWithInput({
      description:
        'Creates a webhook: an address that receives messages about orders, signed as standardwebhooks.com specifies. It fails for an address that is not on the public internet, and when the shop has the maximum number of webhooks. Needs the permission `SETTINGS`.',
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
        'Changes a webhook. Disabling it fails its pending messages; enabling it resets its failure count. It fails for an unknown webhook and for an address that is not on the public internet. Needs the permission `SETTINGS`.',
      type: WebhookEndpointUpdatePayload,
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
      description:
        'Replaces the signing secret of a webhook; the former secret is no longer used. Needs the permission `SETTINGS`.',
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
      description:
        'Deletes a webhook with its log; its pending messages are not sent. Needs the permission `SETTINGS`.',
      type: WebhookEndpointDeletePayload,
      authScopes: { settings: true },
      errors: { types: [WebhookEndpointNotFoundError] },
      input: { endpointId },
      resolve: (_root, { input }, { authentication }) =>
        deleteEndpoint(requireViewer(authentication), { endpointId: input.endpointId.id }),
    }),
  };
});
