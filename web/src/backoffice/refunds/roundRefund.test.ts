import { describe, expect, it } from 'vitest';
import { roundRefund } from './roundRefund.ts';

describe('roundRefund', () => {
  it.each([
    ['all of a cash order', 8550, { amount: 8550, roundOff: 50 }, 8600],
    ['a part of a cash order', 4275, { amount: 8550, roundOff: 50 }, 4300],
    ['the rest of a cash order', 4275, { amount: 4275, roundOff: 25 }, 4300],
    ['a part of an order that store credit has paid, too', 10_000, { amount: 4950, roundOff: 50 }, 10_050],
    ['what store credit has paid alone', 10_000, { amount: 0, roundOff: 0 }, 10_000],
    ['an online payment in cash', 8540, { amount: 20_000, roundOff: 0 }, 8500],
  ])('rounds %s', (...[, amount, unrefunded, given]) => {
    expect(roundRefund(amount, unrefunded)).toBe(given);
  });
});
