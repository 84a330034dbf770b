import { UserError } from '../../platform/core/errors/userError.ts';
import { MAX_ENDPOINTS } from '../../platform/events/queueWebhookDeliveries.ts';

/** No webhook has this id. */
export class WebhookEndpointNotFoundError extends UserError {
  constructor() {
    super('This webhook no longer exists');
    this.name = 'WebhookEndpointNotFoundError';
  }
}

/** The message was deleted after 30 days, or with its webhook. */
export class WebhookDeliveryNotFoundError extends UserError {
  constructor() {
    super('This message no longer exists');
    this.name = 'WebhookDeliveryNotFoundError';
  }
}

/** The webhook is disabled. */
export class WebhookEndpointDisabledError extends UserError {
  constructor() {
    super('This webhook is disabled. Enable it to send something.');
    this.name = 'WebhookEndpointDisabledError';
  }
}

/** The shop has the maximum number of webhooks. */
export class TooManyWebhookEndpointsError extends UserError {
  constructor() {
    super(`The shop can have ${MAX_ENDPOINTS} webhooks. Delete one to add another.`);
    this.name = 'TooManyWebhookEndpointsError';
  }
}
