import { describe, expect, it } from 'vitest';
import { timelineSteps } from './timelineSteps.ts';

type Status = Parameters<typeof timelineSteps>[0];

const shown = (...reached: [Status, ...Status[]]) =>
  timelineSteps(
    reached.at(-1) ?? reached[0],
    reached.map((status) => ({ status })),
  ).map(({ status, kind }) => `${status} ${kind}`);

describe('timelineSteps', () => {
  it('marks the last event as current and appends the upcoming states', () => {
    expect(shown('PLACED', 'CONFIRMED', 'PICKING')).toEqual([
      'PLACED done',
      'CONFIRMED done',
      'PICKING current',
      'PACKED upcoming',
      'OUT_FOR_DELIVERY upcoming',
      'DELIVERED upcoming',
    ]);
  });

  it('lists all states as upcoming for an order whose payment is pending', () => {
    expect(shown('PENDING_PAYMENT').slice(0, 2)).toEqual(['PENDING_PAYMENT current', 'PLACED upcoming']);
  });

  it.each<[Status, ...Status[]]>([
    ['PLACED', 'DELIVERED'],
    ['PLACED', 'CANCELLED'],
    ['PENDING_PAYMENT', 'PAYMENT_FAILED'],
    ['PLACED', 'CANCELLED', 'REFUNDED'],
  ])('appends nothing after %s, %s', (...reached) => {
    expect(shown(...reached)).toHaveLength(reached.length);
  });
});
