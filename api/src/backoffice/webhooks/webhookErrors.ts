import { defineUserError } from '../../platform/core/errors/userError.ts';
import { MAX_ENDPOINTS } from '../../platform/events/webhookDeliveries.ts';

export class WebhookEndpointNotFoundError extends defineUserError({
  description: 'No webhook has this id.',
  message: 'This webhook no longer exists',
}) {}

export class WebhookDeliveryNotFoundError extends defineUserError({
  description: 'No message has this id. Messages are deleted after 30 days, and with their webhook.',
  message: 'This message no longer exists',
}) {}

export class WebhookEndpointDisabledError extends defineUserError({
  description: 'The webhook is disabled. Enable it first.',
  message: 'This webhook is disabled. Enable it to send something.',
}) {}

export class TooManyWebhookEndpointsError extends defineUserError({
  description: 'The shop has the maximum number of webhooks. Delete one first.',
  message: `The shop can have ${MAX_ENDPOINTS} webhooks. Delete one to add another.`,
}) {}
