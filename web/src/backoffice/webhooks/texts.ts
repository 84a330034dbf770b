import { formatCount } from '@kirana/shared/numbers.ts';
import type { OrderStatus } from './__generated__/WebhooksPage_webhookListWebhookRow.graphql.ts';
import { statusLabel } from '../../shop/orders/statusLabel.ts';
import { statusTexts } from '../../shop/orders/texts.ts';

/** Fixed texts of the list of webhooks. */
export const texts = {
  title: 'Webhooks',
  lead: 'Send a signed message to other programs each time an order reaches a state they chose.',
  list: 'Webhooks',
  address: 'Address',
  subscribedTo: 'Order states',
  allStates: 'All states',
  state: 'State',
  emptyTitle: 'No webhooks yet',
  emptyText: 'Add the URL of a program that should hear about your orders.',

  add: 'Add webhook',
  url: 'URL',
  urlHelp: 'An https address on the public internet',
  description: 'Description',
  descriptionHelp: 'What it’s for (optional)',
  states: 'Tell it when an order is',
  all: 'All',
  statesHelp: 'Choose at least one state.',
  cancel: 'Cancel',
  save: 'Save',

  secretTitle: 'Webhook added',
  rotatedTitle: 'New secret',
  secretWarning: 'Copy the secret now. We only show it once, and messages can’t be verified without it.',
  secret: 'Signing secret',
  copySecret: 'Copy secret',
  done: 'Done',
} as const;

/** Fixed texts of the page of one webhook. */
export const webhookTexts = {
  back: 'All webhooks',
  notFoundTitle: 'This webhook does not exist',
  notFoundText: 'It was deleted, along with its log.',
  subscribedTo: 'Order states:',

  ping: 'Send a test',
  pinged: 'A test is on its way',
  edit: 'Edit',
  editTitle: 'Edit webhook',
  edited: 'Webhook changed',
  disable: 'Disable',
  disableTitle: 'Disable this webhook?',
  disableText: 'Nothing is sent to it until you enable it again. Messages that are waiting are dropped.',
  disabled: 'Webhook disabled',
  enable: 'Enable again',
  enabled: 'Webhook enabled',
  rotate: 'New secret',
  rotateTitle: 'Create a new secret?',
  rotateText: 'The current one stops working right away: messages fail until the program has the new one.',
  delete: 'Delete',
  deleteTitle: 'Delete this webhook?',
  deleteText: 'Its log is deleted too, and messages that are waiting aren’t sent. This can’t be undone.',
  deleted: 'Webhook deleted',
} as const;

/** Fixed texts of the delivery log. */
export const logTexts = {
  title: 'Messages',
  lead: 'Sent in the last 30 days, newest first.',
  refresh: 'Refresh',
  emptyTitle: 'Nothing sent yet',
  emptyText: 'Messages show up here as soon as an order reaches one of its states. Or send a test.',
  order: (number: number) => `Order #${number}`,
  redeliver: 'Send again',
  now: 'Send now',
  redeliverLabel: (type: string, order: string) => `Send again: ${type}${order === '' ? '' : `, ${order}`}`,
  nowLabel: (type: string, order: string) => `Send now: ${type}${order === '' ? '' : `, ${order}`}`,
  redelivered: 'The message is on its way',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${formatCount(count)} attempts`),
  noAttempt: 'No attempt yet',
  status: (code: number) => `Answered ${code}`,
  body: 'Body',
} as const;

/** The labels of a webhook's states. */
export const stateTexts = {
  working: 'Working',
  failing: 'Failing',
  failingSince: (moment: string, count: number) =>
    `Since ${moment}, ${count === 1 ? '1 failed attempt' : `${formatCount(count)} failed attempts`}`,
  disabled: 'Disabled',
  disabledSince: (moment: string) => `Since ${moment}`,
} as const;

/** The labels of the states of a delivery, by their names in the schema. */
export const deliveryTexts: Readonly<Record<string, string>> = {
  PENDING: 'Waiting',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};

/** The labels of a webhook's order states, in the order in which an order passes through them. */
export function statusLabels(statuses: readonly OrderStatus[]): string {
  const known = Object.keys(statusTexts);
  if (known.every((status) => statuses.some((each) => each === status))) return texts.allStates;
  return statuses
    .toSorted((one, other) => known.indexOf(one) - known.indexOf(other))
    .map(statusLabel)
    .join(', ');
}
