import { describe, expect, it } from 'vitest';
import { addDays, shopDay } from './shopCalendar.ts';

describe('the shop calendar', () => {
  it.each([
    ['2026-01-31T18:29:59.999Z', '2026-01-31'],
    ['2026-01-31T18:30:00.000Z', '2026-02-01'],
    ['2025-12-31T20:00:00.000Z', '2026-01-01'],
  ])('starts its days at midnight in India: %s is on %s', (moment, day) => {
    expect(shopDay(new Date(moment))).toBe(day);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-31', -89, '2026-01-01'],
  ])('counts from %s by %i to %s', (day, count, later) => {
    expect(addDays(day, count)).toBe(later);
  });
});
