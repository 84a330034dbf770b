import { describe, expect, it } from 'vitest';
import { changesOf, isShown, type HomeTimes } from './homeTimes.ts';

const ALWAYS: HomeTimes = { startsOn: null, endsOn: null, weekdays: [], fromMinute: null, untilMinute: null };
/** A time in India; the 27th is a Friday. */
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`);
const hours = (from: number, until: number) => ({ ...ALWAYS, fromMinute: from * 60, untilMinute: until * 60 });
const on = (day: string) => new Date(`2026-11-${day}`);

describe('whether a section is shown', () => {
  it('is always so without times', () => {
    expect(isShown(ALWAYS, at('27T00:00'))).toBe(true);
    expect(isShown(ALWAYS, at('27T23:59'))).toBe(true);
  });

  it.each([
    ['27T05:59', false],
    ['27T06:00', true],
    ['27T10:59', true],
    ['27T11:00', false],
  ])('follows its hours at %s', (now, expected) => {
    expect(isShown(hours(6, 11), at(now))).toBe(expected);
  });

  it('goes on after midnight, also after its last day and on a weekday that it lacks', () => {
    const friday = { ...hours(22, 2), weekdays: [5], endsOn: on('27') };
    const shown = ['27T01:00', '27T21:59', '27T22:00', '28T01:59', '28T02:00', '28T22:30'].map((now) =>
      isShown(friday, at(now)),
    );
    expect(shown).toEqual([false, false, true, true, false, false]);
  });

  it('counts its days by the shop’s calendar', () => {
    const days = { ...ALWAYS, startsOn: on('26'), endsOn: on('27') };
    const shown = ['25T23:59', '26T00:00', '27T23:59', '28T00:00'].map((now) => isShown(days, at(now)));
    expect(shown).toEqual([false, true, true, false]);
  });

  it('lasts a day from a time to the same one', () => {
    expect(isShown({ ...hours(9, 9), weekdays: [5] }, at('28T08:59'))).toBe(true);
    expect(isShown({ ...hours(9, 9), weekdays: [5] }, at('28T09:00'))).toBe(false);
  });
});

it('finds the moments at which a section begins or ends to be shown', () => {
  const evening = { ...hours(18, 22), weekdays: [5, 6], endsOn: on('28') };
  expect(changesOf(evening, at('27T19:00')).map((time) => new Date(time))).toEqual([
    at('27T22:00'),
    at('28T18:00'),
    at('28T22:00'),
  ]);
});
