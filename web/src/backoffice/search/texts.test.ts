import { expect, it } from 'vitest';
import { ruleDays } from './texts.ts';

it.each([
  [null, null, 'Always'],
  ['2026-03-01', null, 'From 1 Mar 2026'],
  [null, '2026-03-08', 'Until 8 Mar 2026'],
  ['2026-03-01', '2026-03-08', '1 Mar 2026 – 8 Mar 2026'],
])('the days from %s to %s are %s', (startDate, endDate, words) => {
  expect(ruleDays({ startDate, endDate })).toBe(words);
});
