import { describe, expect, it } from 'vitest';
import { timelineSteps } from './timelineSteps.ts';

type Status = Parameters<typeof timelineSteps>[0];

const shown = (...reached: [Status, ...Status[]]) =>
  timelineSteps(
    reached.at(-1) ?? reached[0],
    reached.map((status) => ({ status })),
  ).map(({ status, kind }) => `${status} ${kind}`);

describe('timelineSteps', () => {
  it('ends what was reached with where the order stands, and goes on with what is to come', () => {
    expect(shown('PLACED', 'CONFIRMED', 'PICKING')).toEqual([
      'PLACED done',
      'CONFIRMED done',
      'PICKING current',
      'PACKED coming',
      'OUT_FOR_DELIVERY coming',
      'DELIVERED coming',
    ]);
  });

  it('has the whole way before an order that waits for its payment', () => {
    expect(shown('PENDING_PAYMENT').slice(0, 2)).toEqual(['PENDING_PAYMENT current', 'PLACED coming']);
  });

  it.each<[Status, ...Status[]]>([
    ['PLACED', 'DELIVERED'],
    ['PLACED', 'CANCELLED'],
    ['PENDING_PAYMENT', 'PAYMENT_FAILED'],
    ['PLACED', 'CANCELLED', 'REFUNDED'],
  ])('lets nothing come after %s, %s', (...reached) => {
    expect(shown(...reached)).toHaveLength(reached.length);
  });
});
