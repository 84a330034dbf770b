import { formatCount } from '@kirana/shared/numbers.ts';
import type { OrderStatus } from './__generated__/WebhooksPage_webhookListWebhookRow.graphql.ts';
import { statusLabel } from '../../shop/orders/statusLabel.ts';
import { statusTexts } from '../../shop/orders/texts.ts';

/** Fixed texts of the list and the pages of webhooks. */
export const texts = {
  title: 'Webhooks',
  subscribedTo: 'Order states',
  add: 'Add webhook',
  disable: 'Disable',
  rotate: 'New secret',
  delete: 'Delete',
  failingSince: (moment: string, count: number) =>
    `Since ${moment}, ${count === 1 ? '1 failed attempt' : `${formatCount(count)} failed attempts`}`,
  refresh: 'Refresh',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${formatCount(count)} attempts`),
  body: 'Body',
} as const;

/** The labels of a webhook's order states, in the order in which an order passes through them. */
export function statusLabels(statuses: readonly OrderStatus[]): string {
  const known = Object.keys(statusTexts);
  if (known.every((status) => statuses.some((each) => each === status))) return 'All states';
  return statuses
    .toSorted((one, other) => known.indexOf(one) - known.indexOf(other))
    .map(statusLabel)
    .join(', ');
}
