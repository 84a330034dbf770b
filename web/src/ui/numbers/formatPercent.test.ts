import { expect, it } from 'vitest';
import { formatPercent } from './formatPercent.ts';

it.each([
  [0, '0%'],
  [0.125, '12.5%'],
  [1 / 3, '33.3%'],
  [1, '100%'],
  [null, '–'],
  [undefined, '–'],
])('formatPercent(%j) is %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});
