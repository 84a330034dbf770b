import { describe, expect, it } from 'vitest';
import { rangeOfUrl, rangeSearch } from './reportRange.ts';

/** 01:30 on 3 April in India. */
const now = new Date('2026-04-02T20:00:00Z');
const rangeOf = (search: string) => rangeOfUrl(new URLSearchParams(search), now);

describe('the range of a report', () => {
  it.each([
    ['', '2026-03-05', '2026-04-03', '30-days'],
    ['range=today', '2026-04-03', '2026-04-03', 'today'],
    ['range=yesterday', '2026-04-02', '2026-04-02', 'yesterday'],
    ['range=this-month', '2026-04-01', '2026-04-03', 'this-month'],
    ['range=last-month', '2026-03-01', '2026-03-31', 'last-month'],
    ['range=this-year', '2026-04-01', '2026-04-03', 'this-year'],
    ['range=last-year', '2025-04-01', '2026-03-31', 'last-year'],
    ['from=2026-01-01&to=2026-01-31', '2026-01-01', '2026-01-31', null],
    ['from=2026-02-01&to=2026-01-31', '2026-03-05', '2026-04-03', '30-days'],
    ['from=2026-02-30&to=2026-03-01', '2026-03-05', '2026-04-03', '30-days'],
    ['range=ever', '2026-03-05', '2026-04-03', '30-days'],
  ])('of ?%s is %s to %s', (search, ...expected) => {
    const { from, to, preset } = rangeOf(search);
    expect([from, to, preset]).toEqual(expected);
  });

  it('is found again in its URL', () => {
    expect(rangeSearch('30-days')).toBe('');
    expect(rangeOf(rangeSearch('last-month')).preset).toBe('last-month');
    const days = { from: '2026-01-02', to: '2026-01-03' };
    expect(rangeOf(rangeSearch(days))).toEqual({ ...days, preset: null });
  });
});
