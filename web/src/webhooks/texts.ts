import { formatCount } from '../numbers/formatCount.ts';

/** Fixed texts of the list of webhooks. */
export const texts = {
  title: 'Webhooks',
  lead: 'Other programs that the shop tells of its orders, by a signed message each time an order comes to a state that they chose.',
  list: 'Webhooks',
  address: 'Address',
  subscribedTo: 'Order states',
  allStates: 'All states',
  state: 'State',
  emptyTitle: 'No webhook yet',
  emptyText: 'Add the address of a program that is to hear of your orders.',

  add: 'Add webhook',
  url: 'URL',
  urlHelp: 'An https address on the public internet',
  description: 'Description',
  descriptionHelp: 'What it is for, if you like',
  states: 'Tell it when an order is',
  all: 'All',
  statesHelp: 'Choose at least one state.',
  cancel: 'Cancel',
  save: 'Save',

  secretTitle: 'Webhook added',
  rotatedTitle: 'New secret',
  secretWarning: 'Copy the secret now. It is shown this once, and its messages can’t be verified without it.',
  secret: 'Signing secret',
  copySecret: 'Copy secret',
  done: 'Done',
} as const;

/** Fixed texts of the page of one webhook. */
export const webhookTexts = {
  back: 'All webhooks',
  notFoundTitle: 'This webhook does not exist',
  notFoundText: 'It was deleted, and its log with it.',
  subscribedTo: 'Order states:',

  ping: 'Send a test',
  pinged: 'A test is on its way',
  edit: 'Edit',
  editTitle: 'Edit webhook',
  edited: 'Webhook changed',
  disable: 'Disable',
  disableTitle: 'Disable this webhook?',
  disableText: 'Nothing is sent to it until it is enabled again. What waits now is given up.',
  disabled: 'Webhook disabled',
  enable: 'Enable again',
  enabled: 'Webhook enabled',
  rotate: 'New secret',
  rotateTitle: 'Make a new secret?',
  rotateText: 'The present one counts no more from then on: messages fail until the program knows the new one.',
  delete: 'Delete',
  deleteTitle: 'Delete this webhook?',
  deleteText: 'Its log goes with it, and what waits is not sent. This can’t be undone.',
  deleted: 'Webhook deleted',
} as const;

/** Fixed texts of the delivery log. */
export const logTexts = {
  title: 'Messages',
  lead: 'What was sent in the last 30 days, the newest first.',
  refresh: 'Refresh',
  emptyTitle: 'Nothing was sent yet',
  emptyText: 'A message appears here as soon as an order comes to one of its states. Or send a test.',
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
