import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { encodeId } from '../graphql/globalId.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { OrderStatusRef } from '../orders/order.schema.ts';
import { addEndpoint } from './addEndpoint.ts';
import { deleteEndpoint } from './deleteEndpoint.ts';
import { editEndpoint } from './editEndpoint.ts';
import { endpointShape } from './endpointFields.ts';
import { rotateSecret } from './rotateSecret.ts';
import { WebhookEndpointRef } from './webhookEndpoint.schema.ts';
import { TooManyWebhooksError, WebhookGoneError } from './webhookErrors.ts';

const SECRET = 'What its messages are signed with, `whsec_…`. It is shown this once: keep it well.';

const WebhookAddPayload = builder.objectRef<{ endpointId: string; secret: string }>('WebhookAddPayload').implement({
  description: 'The webhook is told of orders from now on.',
  fields: (t) => ({
    endpoint: t.prismaField({
      type: WebhookEndpointRef,
      description: 'The new webhook.',
      resolve: (query, { endpointId }) => loadEndpoint(query, endpointId),
    }),
    secret: t.exposeString('secret', { description: SECRET }),
  }),
});

const WebhookEditPayload = builder.objectRef<{ endpointId: string }>('WebhookEditPayload').implement({
  description: 'The webhook has been changed.',
  fields: (t) => ({
    endpoint: t.prismaField({
      type: WebhookEndpointRef,
      description: 'The webhook as it is now.',
      resolve: (query, { endpointId }) => loadEndpoint(query, endpointId),
    }),
  }),
});

const WebhookRotateSecretPayload = builder
  .objectRef<{ endpointId: string; secret: string }>('WebhookRotateSecretPayload')
  .implement({
    description: 'Messages are signed with another secret from now on, those that are sent again included.',
    fields: (t) => ({ secret: t.exposeString('secret', { description: SECRET }) }),
  });

const WebhookDeletePayload = builder.objectRef<{ endpointId: string }>('WebhookDeletePayload').implement({
  description: 'The webhook is gone, and its log with it.',
  fields: (t) => ({
    deletedWebhookId: t.id({
      description: 'The public id that the webhook had.',
      resolve: ({ endpointId }) => encodeId('WebhookEndpoint', endpointId),
    }),
  }),
});

function loadEndpoint(query: object, id: string) {
  return db.webhookEndpoint.findUniqueOrThrow({ ...query, where: { id } });
}

builder.mutationFields((t) => {
  const endpointId = t.input.globalID({ for: WebhookEndpointRef, required: true, description: 'Which webhook.' });
  const fields = {
    url: t.input.string({
      required: true,
      description: 'Where messages are posted: an address on the public internet, https, on any port.',
    }),
    description: t.input.string({ required: true, description: 'What it is for; at most 200 characters, or empty.' }),
    statuses: t.input.field({
      type: [OrderStatusRef],
      required: true,
      description: 'It is told when an order comes to one of these states; at least one.',
    }),
  };
  return {
    webhookAdd: t.fieldWithInput({
      description: 'Has an address told of orders, by signed messages as standardwebhooks.com has them. Admins only.',
      type: WebhookAddPayload,
      authScopes: { admin: true },
      errors: { types: [InvalidInputError, TooManyWebhooksError] },
      typeOptions: { validate: endpointShape },
      input: fields,
      resolve: (_root, { input }, { authentication, webhooks }) =>
        addEndpoint(requireViewer(authentication), input, webhooks),
    }),
    webhookEdit: t.fieldWithInput({
      description:
        'Changes a webhook. What waits for one that is disabled has failed; one that is enabled again has a clean record. Admins only.',
      type: WebhookEditPayload,
      authScopes: { admin: true },
      errors: { types: [InvalidInputError, WebhookGoneError] },
      typeOptions: { validate: endpointShape },
      input: {
        endpointId,
        ...fields,
        isEnabled: t.input.boolean({ required: true, description: 'Whether anything is sent to it.' }),
      },
      resolve: (_root, { input: { endpointId: id, ...edit } }, { authentication, webhooks: { targets } }) =>
        editEndpoint(requireViewer(authentication), { ...edit, endpointId: id.id }, { targets, now: new Date() }),
    }),
    webhookRotateSecret: t.fieldWithInput({
      description: 'Gives a webhook another signing secret; the former one counts no more. Admins only.',
      type: WebhookRotateSecretPayload,
      authScopes: { admin: true },
      errors: { types: [WebhookGoneError] },
      input: { endpointId },
      resolve: (_root, { input }, { authentication, webhooks: { sealingKey } }) =>
        rotateSecret(requireViewer(authentication), { endpointId: input.endpointId.id, sealingKey }),
    }),
    webhookDelete: t.fieldWithInput({
      description: 'Forgets a webhook with its log; what waits for it is not sent. Admins only.',
      type: WebhookDeletePayload,
      authScopes: { admin: true },
      errors: { types: [WebhookGoneError] },
      input: { endpointId },
      resolve: (_root, { input }, { authentication }) =>
        deleteEndpoint(requireViewer(authentication), { endpointId: input.endpointId.id }),
    }),
  };
});
