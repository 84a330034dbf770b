import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  TooManyWebhookEndpointsError,
  WebhookDeliveryNotFoundError,
  WebhookEndpointDisabledError,
  WebhookEndpointNotFoundError,
} from './webhookErrors.ts';

builder.objectType(WebhookEndpointNotFoundError, {
  name: 'WebhookEndpointNotFoundError',
  description: 'No webhook has this id.',
  interfaces: [ErrorInterface],
});

builder.objectType(WebhookDeliveryNotFoundError, {
  name: 'WebhookDeliveryNotFoundError',
  description: 'No message has this id. Messages are deleted after 30 days, and with their webhook.',
  interfaces: [ErrorInterface],
});

builder.objectType(WebhookEndpointDisabledError, {
  name: 'WebhookEndpointDisabledError',
  description: 'The webhook is disabled. Enable it first.',
  interfaces: [ErrorInterface],
});

builder.objectType(TooManyWebhookEndpointsError, {
  name: 'TooManyWebhookEndpointsError',
  description: 'The shop has the maximum number of webhooks. Delete one first.',
  interfaces: [ErrorInterface],
});
