import { describe, expect, it } from 'vitest';
import { parseCount } from './parseCount.ts';

describe('parseCount', () => {
  it.each([
    ['0', 0],
    [' 1,00,000 ', 100_000],
    ['100,000', 100_000],
    ['12,34,567', 1_234_567],
    ['1 00 000', 100_000],
    ['1\u00a0000', 1_000],
    ['२५', 25],
    ['\u200b12\u200e', 12],
  ])('reads %j as it is typed and as it is shown', (text, count) => {
    expect(parseCount(text)).toBe(count);
  });

  it.each([
    ...['', '-5', '1.5', '1e3', '12 pieces', '1'.repeat(13)],
    ...['1,5', '12,', ',5', '1,2,3', '28,50', '0,500', '1,0000', '1,23 456', '5²', '½'],
  ])('returns null for %j', (text) => {
    expect(parseCount(text)).toBeNull();
  });
});
