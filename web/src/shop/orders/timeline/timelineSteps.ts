import type { OrderStatus } from '../__generated__/OrderDetails_order.graphql.ts';
import { HAPPY_PATH } from '../orderStates.ts';

/** A state of an order on its timeline. */
export interface TimelineStep<TEvent> {
  status: OrderStatus;
  kind: 'done' | 'current' | 'upcoming';
  /** The event that led to the state; null for an upcoming one. */
  event: TEvent | null;
}

/** The events of an order followed by the upcoming states until delivery; an order that ended otherwise has no upcoming states. */
export function timelineSteps<TEvent extends { readonly status: OrderStatus }>(
  status: OrderStatus,
  events: readonly TEvent[],
): ReadonlyArray<TimelineStep<TEvent>> {
  const reached = events.map((event, index): TimelineStep<TEvent> => ({
    status: event.status,
    kind: index === events.length - 1 ? 'current' : 'done',
    event,
  }));
  const coming = upcomingAfter(status).map((next): TimelineStep<TEvent> => ({
    status: next,
    kind: 'upcoming',
    event: null,
  }));
  return [...reached, ...coming];
}

function upcomingAfter(status: OrderStatus): readonly OrderStatus[] {
  if (status === 'PENDING_PAYMENT') return HAPPY_PATH;
  const place = HAPPY_PATH.indexOf(status);
  return place === -1 ? [] : HAPPY_PATH.slice(place + 1);
}
