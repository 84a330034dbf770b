import { describe, expect, it } from 'vitest';
import { elapsed } from './elapsed.ts';

const PLACED = '2026-01-15T10:30:00.000Z';

describe('elapsed', () => {
  it.each([
    [-1, 'just now', false],
    [0.9, 'just now', false],
    [9.9, '9 min', false],
    [10, '10 min', true],
    [125, '2 h 5 min', true],
    [24 * 60, '1 day', true],
    [49 * 60, '2 days', true],
  ])('says %s minutes later: %s', (minutes, words, isLate) => {
    expect(elapsed(PLACED, Date.parse(PLACED) + minutes * 60_000)).toEqual({ words, isLate });
  });
});
