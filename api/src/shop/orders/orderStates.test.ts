import { describe, expect, it } from 'vitest';
import { type OrderActor, OrderActor as ACTORS, OrderStatus as STATUSES } from '../../platform/db/generated/client.ts';
import { canTransition, nextStates } from './orderStates.ts';

/** All allowed transitions, spelled out a second time: from, to, roles. */
const ALLOWED: readonly string[] = [
  'PENDING_PAYMENT PLACED PAYMENT',
  'PENDING_PAYMENT PLACED SHOPPER',
  'PENDING_PAYMENT PAYMENT_FAILED PAYMENT',
  'PENDING_PAYMENT PAYMENT_FAILED SYSTEM',
  'PENDING_PAYMENT CANCELLED SHOPPER',
  'PENDING_PAYMENT CANCELLED ADMIN',
  'PLACED CONFIRMED ADMIN',
  'PLACED CONFIRMED PICKER',
  'PLACED CANCELLED SHOPPER',
  'PLACED CANCELLED ADMIN',
  'CONFIRMED PICKING ADMIN',
  'CONFIRMED PICKING PICKER',
  'CONFIRMED CANCELLED SHOPPER',
  'CONFIRMED CANCELLED ADMIN',
  'PICKING PACKED ADMIN',
  'PICKING PACKED PICKER',
  'PICKING CANCELLED SHOPPER',
  'PICKING CANCELLED ADMIN',
  'PICKING CANCELLED SYSTEM',
  'PACKED OUT_FOR_DELIVERY ADMIN',
  'PACKED OUT_FOR_DELIVERY RIDER',
  'PACKED CANCELLED ADMIN',
  'OUT_FOR_DELIVERY DELIVERED ADMIN',
  'OUT_FOR_DELIVERY DELIVERED RIDER',
  'OUT_FOR_DELIVERY CANCELLED ADMIN',
  'OUT_FOR_DELIVERY DELIVERY_FAILED ADMIN',
  'OUT_FOR_DELIVERY DELIVERY_FAILED RIDER',
  'DELIVERY_FAILED OUT_FOR_DELIVERY ADMIN',
  'DELIVERY_FAILED OUT_FOR_DELIVERY RIDER',
  'DELIVERY_FAILED CANCELLED ADMIN',
  'DELIVERED REFUNDED PAYMENT',
  'DELIVERED REFUNDED SYSTEM',
  'CANCELLED REFUNDED PAYMENT',
  'PAYMENT_FAILED PLACED PAYMENT',
  'PAYMENT_FAILED PLACED SHOPPER',
  'PAYMENT_FAILED REFUNDED PAYMENT',
];

const statuses = Object.values(STATUSES);
const actors: OrderActor[] = Object.values(ACTORS);
const steps = statuses.flatMap((from) =>
  statuses.flatMap((to) =>
    actors.map((actor) => ({ from, to, actor, isAllowed: ALLOWED.includes(`${from} ${to} ${actor}`) })),
  ),
);

describe('the table of order states', () => {
  it.each(steps.filter(({ isAllowed }) => isAllowed))('lets $actor change $from to $to', ({ from, to, actor }) => {
    expect(canTransition({ status: from, holdReason: null }, to, actor)).toBe(true);
    expect(nextStates(from, actor)).toContain(to);
  });

  it(`refuses the other ${steps.length - ALLOWED.length} transitions`, () => {
    const wrong = steps.filter(
      ({ from, to, actor, isAllowed }) => !isAllowed && canTransition({ status: from, holdReason: null }, to, actor),
    );
    expect(wrong).toEqual([]);
  });

  it('lets an order on hold be cancelled, and nothing else', () => {
    const held = { status: 'PLACED', holdReason: 'HIGH_RISK_OF_FRAUD' } as const;
    const left = statuses.flatMap((to) =>
      actors.filter((actor) => canTransition(held, to, actor)).map((by) => [to, by]),
    );
    expect(left).toEqual([
      ['CANCELLED', 'SHOPPER'],
      ['CANCELLED', 'ADMIN'],
    ]);
  });

  it('has REFUNDED as its only state without a next one', () => {
    const ends = statuses.filter((from) => actors.every((actor) => nextStates(from, actor).length === 0));
    expect(ends).toEqual(['REFUNDED']);
  });
});
