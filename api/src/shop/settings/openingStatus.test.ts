import { describe, expect, it } from 'vitest';
import type { Opening } from '../../platform/config/settings/shopSettings.ts';
import { openingStatus, workBegins } from './openingStatus.ts';

const ALWAYS: Opening = { isClosed: false, message: null, reopensAt: null, hours: null, holidays: [] };
const day = (from: string, to: string) => [{ from, to }];
const everyDay = (from: string, to: string): Opening => ({
  ...ALWAYS,
  hours: Array.from({ length: 7 }, () => day(from, to)),
});
/** A time in India. */
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`);
const OPEN = { isOpen: true, message: null };
const CLOSED = { isOpen: false, closesAt: null, message: null };

describe('whether the shop is open', () => {
  it('is always so without hours', () => {
    expect(openingStatus(ALWAYS, at('25T03:00'))).toEqual({ ...OPEN, opensAt: null, closesAt: null });
  });

  it.each([
    ['25T06:59', { ...CLOSED, opensAt: at('25T07:00') }],
    ['25T07:00', { ...OPEN, closesAt: at('25T23:00'), opensAt: at('26T07:00') }],
    ['25T22:59', { ...OPEN, closesAt: at('25T23:00'), opensAt: at('26T07:00') }],
    ['25T23:00', { ...CLOSED, opensAt: at('26T07:00') }],
  ])('follows the hours of the day at %s', (now, expected) => {
    expect(openingStatus(everyDay('07:00', '23:00'), at(now))).toEqual(expected);
  });

  it.each([
    ['25T01:59', { ...OPEN, closesAt: at('25T02:00'), opensAt: at('25T18:00') }],
    ['25T02:00', { ...CLOSED, opensAt: at('25T18:00') }],
    ['25T18:00', { ...OPEN, closesAt: at('26T02:00'), opensAt: at('26T18:00') }],
  ])('goes on after midnight at %s', (now, expected) => {
    expect(openingStatus(everyDay('18:00', '02:00'), at(now))).toEqual(expected);
  });

  it('joins days that follow each other without a break, and never closes then', () => {
    expect(openingStatus(everyDay('00:00', '00:00'), at('25T12:00'))).toEqual({
      ...OPEN,
      opensAt: null,
      closesAt: null,
    });
  });

  it('knows the days of the week, and intervals of a day', () => {
    const weekdays = Array.from({ length: 5 }, () => [...day('09:00', '13:00'), ...day('16:00', '20:00')]);
    const opening: Opening = { ...ALWAYS, hours: [...weekdays, [], []] };
    expect(openingStatus(opening, at('27T14:00'))).toEqual({ ...CLOSED, opensAt: at('27T16:00') }); // a Friday
    expect(openingStatus(opening, at('27T21:00'))).toEqual({ ...CLOSED, opensAt: at('30T09:00') });
  });

  it('begins no interval on a holiday, whose name shoppers read', () => {
    const holidays = [{ date: '2026-11-26', name: 'Diwali' }];
    const nights = { ...everyDay('18:00', '02:00'), holidays };
    expect(openingStatus(nights, at('26T01:00'))).toMatchObject({
      isOpen: true,
      closesAt: at('26T02:00'),
      opensAt: at('27T18:00'),
    });
    const message = 'We’re closed today: Diwali.';
    expect(openingStatus(nights, at('26T19:00'))).toEqual({ ...CLOSED, message, opensAt: at('27T18:00') });
    const always = { ...ALWAYS, holidays };
    expect(openingStatus(always, at('25T12:00'))).toEqual({
      ...OPEN,
      closesAt: at('26T00:00'),
      opensAt: at('27T00:00'),
    });
    expect(openingStatus(always, at('26T12:00'))).toEqual({ ...CLOSED, message, opensAt: at('27T00:00') });
  });

  it('has no opening when no day has hours', () => {
    const never: Opening = { ...ALWAYS, hours: Array.from({ length: 7 }, () => []) };
    expect(openingStatus(never, at('25T12:00'))).toEqual({ ...CLOSED, opensAt: null });
    expect(workBegins(never, at('25T12:00'))).toEqual(at('25T12:00'));
  });

  it('is closed by the switch, with its message, until the time that it names', () => {
    const off = { ...everyDay('07:00', '23:00'), isClosed: true, message: 'Heavy rain' };
    expect(openingStatus(off, at('25T12:00'))).toEqual({ ...CLOSED, message: 'Heavy rain', opensAt: null });
    const until = (time: string) => ({ ...off, reopensAt: at(time).toISOString() });
    expect(openingStatus(until('25T15:00'), at('25T12:00'))).toMatchObject({ isOpen: false, opensAt: at('25T15:00') });
    expect(openingStatus(until('25T23:30'), at('25T12:00'))).toMatchObject({ isOpen: false, opensAt: at('26T07:00') });
    expect(openingStatus(until('25T15:00'), at('25T15:00'))).toMatchObject({ isOpen: true, message: null });
  });

  it('says when work on an order begins', () => {
    const opening = everyDay('07:00', '23:00');
    expect(workBegins(opening, at('25T12:00'))).toEqual(at('25T12:00'));
    expect(workBegins(opening, at('25T23:10'))).toEqual(at('26T07:00'));
  });
});
