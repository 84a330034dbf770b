import { UserError } from '../graphql/userError.ts';
import { MAX_ENDPOINTS } from '../orders/announceStep.ts';

/** There is no such webhook, or no longer. */
export class WebhookGoneError extends UserError {
  constructor() {
    super('This webhook is no longer there');
    this.name = 'WebhookGoneError';
  }
}

/** The message was forgotten, or its webhook was deleted. */
export class WebhookDeliveryGoneError extends UserError {
  constructor() {
    super('This message is no longer there');
    this.name = 'WebhookDeliveryGoneError';
  }
}

/** Nothing is sent to the webhook before it is enabled again. */
export class WebhookDisabledError extends UserError {
  constructor() {
    super('This webhook is disabled. Enable it to send something.');
    this.name = 'WebhookDisabledError';
  }
}

/** The shop has as many webhooks as it may have. */
export class TooManyWebhooksError extends UserError {
  constructor() {
    super(`The shop can have ${MAX_ENDPOINTS} webhooks. Delete one to add another.`);
    this.name = 'TooManyWebhooksError';
  }
}
