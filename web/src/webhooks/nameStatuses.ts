import type { OrderStatus } from './__generated__/WebhookRow_endpoint.graphql.ts';
import { nameStatus } from '../orders/nameStatus.ts';
import { statusTexts } from '../orders/texts.ts';
import { texts } from './texts.ts';

/** The states of orders that a webhook is told of, in words and in the order in which an order comes to them. */
export function nameStatuses(statuses: readonly OrderStatus[]): string {
  const known = Object.keys(statusTexts);
  if (known.every((status) => statuses.some((each) => each === status))) return texts.allStates;
  return statuses
    .toSorted((one, other) => known.indexOf(one) - known.indexOf(other))
    .map(nameStatus)
    .join(', ');
}
