import type { OrderStatus } from './__generated__/WebhookRow_endpoint.graphql.ts';
import { statusLabel } from '../../shop/orders/statusLabel.ts';
import { statusTexts } from '../../shop/orders/texts.ts';
import { texts } from './texts.ts';

/** The labels of a webhook's order states, in the order in which an order passes through them. */
export function statusLabels(statuses: readonly OrderStatus[]): string {
  const known = Object.keys(statusTexts);
  if (known.every((status) => statuses.some((each) => each === status))) return texts.allStates;
  return statuses
    .toSorted((one, other) => known.indexOf(one) - known.indexOf(other))
    .map(statusLabel)
    .join(', ');
}
