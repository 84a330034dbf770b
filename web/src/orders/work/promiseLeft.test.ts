import { describe, expect, it } from 'vitest';
import { promiseLeft } from './promiseLeft.ts';

const PROMISED = '2026-01-15T10:38:00.000Z';

describe('promiseLeft', () => {
  it.each([
    ['10:30:00', '8 min left', false],
    ['10:37:30', '1 min left', false],
    ['10:38:00', '1 min left', false],
    ['10:38:20', 'Late by 1 min', true],
    ['10:41:10', 'Late by 3 min', true],
  ])('at %s says: %s', (time, words, isLate) => {
    expect(promiseLeft(PROMISED, Date.parse(`2026-01-15T${time}.000Z`))).toEqual({ words, isLate });
  });
});
