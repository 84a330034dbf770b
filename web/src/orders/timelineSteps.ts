import type { OrderStatus } from './__generated__/OrderStatusBadge_order.graphql.ts';
import { GOOD_WAY } from './orderStates.ts';

/** A state of an order on its timeline. */
export interface TimelineStep<TEvent> {
  status: OrderStatus;
  kind: 'done' | 'current' | 'coming';
  /** How it came to that; null as long as it has not. */
  event: TEvent | null;
}

/** What has happened to an order, and what is still to come if all goes well; nothing comes after an end of another kind. */
export function timelineSteps<TEvent extends { readonly status: OrderStatus }>(
  status: OrderStatus,
  events: readonly TEvent[],
): ReadonlyArray<TimelineStep<TEvent>> {
  const reached = events.map((event, index): TimelineStep<TEvent> => ({
    status: event.status,
    kind: index === events.length - 1 ? 'current' : 'done',
    event,
  }));
  const coming = comingAfter(status).map((next): TimelineStep<TEvent> => ({
    status: next,
    kind: 'coming',
    event: null,
  }));
  return [...reached, ...coming];
}

function comingAfter(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'PENDING_PAYMENT') return GOOD_WAY;
  const place = GOOD_WAY.indexOf(status);
  return place === -1 ? [] : GOOD_WAY.slice(place + 1);
}
