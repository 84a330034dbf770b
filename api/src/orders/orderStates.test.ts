import { describe, expect, it } from 'vitest';
import type { OrderActor } from '../db/generated/client.ts';
import { OrderActor as ACTORS, OrderStatus as STATUSES } from '../db/generated/client.ts';
import { mayMove, nextStates } from './orderStates.ts';

/** All that may happen to an order, written out once more: from, to, by whom. */
const ALLOWED: readonly string[] = [
  'PENDING_PAYMENT PLACED PAYMENT',
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
  'DELIVERED REFUNDED PAYMENT',
  'CANCELLED REFUNDED PAYMENT',
  'PAYMENT_FAILED PLACED PAYMENT',
  'PAYMENT_FAILED REFUNDED PAYMENT',
];

const statuses = Object.values(STATUSES);
const actors: OrderActor[] = Object.values(ACTORS);
const steps = statuses.flatMap((from) =>
  statuses.flatMap((to) =>
    actors.map((actor) => ({ from, to, actor, isAllowed: ALLOWED.includes(`${from} ${to} ${actor}`) })),
  ),
);

describe('the table of an order’s states', () => {
  it.each(steps.filter(({ isAllowed }) => isAllowed))('lets $actor move $from to $to', ({ from, to, actor }) => {
    expect(mayMove(from, to, actor)).toBe(true);
    expect(nextStates(from, actor)).toContain(to);
  });

  it(`refuses each of the other ${steps.length - ALLOWED.length} steps`, () => {
    const wrong = steps.filter(({ from, to, actor, isAllowed }) => !isAllowed && mayMove(from, to, actor));
    expect(wrong).toEqual([]);
  });

  it('ends: nothing leads on from a refunded order, and every other state leads somewhere', () => {
    const ends = statuses.filter((from) => actors.every((actor) => nextStates(from, actor).length === 0));
    expect(ends).toEqual(['REFUNDED']);
  });
});
