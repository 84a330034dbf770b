import { describe, expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';

const numbers = [0, 7, 99, 100, 999, 1000, 1001, 12345, 99999, 100000, 1234567, 12345678, 2_000_000_000];

describe('formatCount', () => {
  it.each([...numbers, -7, -1234567])('groups %i as Intl does', (number) => {
    expect(formatCount(number)).toBe(new Intl.NumberFormat('en-IN').format(number));
  });
});
