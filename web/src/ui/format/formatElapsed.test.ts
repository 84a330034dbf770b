import { describe, expect, it } from 'vitest';
import { formatElapsed } from './formatElapsed.ts';

const PLACED = '2026-01-15T10:30:00.000Z';

describe('formatElapsed', () => {
  it.each([
    [-1, 'just now'],
    [0.9, 'just now'],
    [9.9, '9 min'],
    [10, '10 min'],
    [125, '2 h 5 min'],
    [24 * 60, '1 day'],
    [49 * 60, '2 days'],
  ])('says %s minutes later: %s', (minutes, words) => {
    expect(formatElapsed(PLACED, Date.parse(PLACED) + minutes * 60_000)).toBe(words);
  });
});
