import { describe, expect, it } from 'vitest';
import { deliveryPromise } from './shopIdentity.ts';

describe('The delivery promise within a sentence', () => {
  it.each([
    ['10 Min', 'in 10 minutes'],
    ['15 mins', 'in 15 minutes'],
    ['8min', 'in 8 minutes'],
    ['10–15 min', 'in 10–15 minutes'],
    ['1 hour', 'in 1 hour'],
    ['2 Hrs', 'in 2 hours'],
    ['Same day', 'the same day'],
    ['Next-day', 'the next day'],
    ['Express', 'express'],
    ['By 9 pm', 'by 9 pm'],
    ['2 slots', '2 slots'],
  ])('of the badge %s is %s', (badge, promise) => {
    expect(deliveryPromise(badge)).toBe(promise);
  });

  it('is none without a badge', () => {
    expect(deliveryPromise(null)).toBeNull();
  });
});
