import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import {
  TooManyWebhooksError,
  WebhookDeliveryGoneError,
  WebhookDisabledError,
  WebhookGoneError,
} from './webhookErrors.ts';

builder.objectType(WebhookGoneError, {
  name: 'WebhookGoneError',
  description: 'There is no such webhook, or no longer.',
  interfaces: [ErrorInterface],
});

builder.objectType(WebhookDeliveryGoneError, {
  name: 'WebhookDeliveryGoneError',
  description: 'There is no such message: it was forgotten after 30 days, or its webhook was deleted.',
  interfaces: [ErrorInterface],
});

builder.objectType(WebhookDisabledError, {
  name: 'WebhookDisabledError',
  description: 'Nothing is sent to the webhook before it is enabled again.',
  interfaces: [ErrorInterface],
});

builder.objectType(TooManyWebhooksError, {
  name: 'TooManyWebhooksError',
  description: 'The shop has as many webhooks as it may have. Delete one first.',
  interfaces: [ErrorInterface],
});
