import { describe, expect, it } from 'vitest';
import { promiseWords } from './promiseWords.ts';

const PROMISED = '2026-01-15T10:38:00.000Z';
const at = (time: string) => Date.parse(`2026-01-15T${time}.000Z`);
const open = { promisedAt: PROMISED, deliveredAt: null };

describe('promiseWords', () => {
  it.each([
    ['10:30:00', 'Arriving in 8 min', false],
    ['10:30:01', 'Arriving in 8 min', false],
    ['10:37:30', 'Arriving in 1 min', false],
    ['10:38:00', 'Arriving in 1 min', false],
    ['10:38:20', 'Late by 1 min. We are sorry.', true],
    ['10:41:10', 'Late by 3 min. We are sorry.', true],
  ])('at %s says: %s', (time, words, isLate) => {
    expect(promiseWords(open, at(time))).toEqual({ words, isLate });
  });

  it('says how it ended, whatever time it is now', () => {
    const now = at('18:00:00');
    expect(promiseWords({ ...open, deliveredAt: '2026-01-15T10:37:59.000Z' }, now)?.words).toBe('Delivered in time');
    expect(promiseWords({ ...open, deliveredAt: '2026-01-15T10:45:30.000Z' }, now)?.words).toBe('Delivered 7 min late');
  });

  it('says nothing where nothing was promised', () => {
    expect(promiseWords({ promisedAt: null, deliveredAt: null }, at('10:30:00'))).toBeNull();
  });
});
