import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLogVariables } from './audit/auditLogUrl.ts';
import { rangeOfUrl } from './reports/reportRange.ts';
import { formatDate, formatDateTime, formatTime } from '../ui/format/formatDateTime.ts';
import { RelativeTime } from '../ui/format/RelativeTime.tsx';
import { formatOpening } from './settings/SettingsPage.tsx';
import { formatShopTime } from '../shop/openingHours/useShopStatus.ts';
import { draftOf, valueOf } from './settings/settingDraft.ts';

/** Time zones with the minutes that they were behind UTC then. */
const ZONES = [
  ['Asia/Kolkata', -330],
  ['Asia/Dubai', -240],
  ['America/New_York', 300],
  ['Pacific/Auckland', -780],
  ['UTC', 0],
] as const;
/** 7:00 am on 28 November in India: the evening of the 27th in New York. */
const MOMENT = '2026-11-28T01:30:00.000Z';

describe.each(ZONES)('in a browser in %s', (zone, offset) => {
  const { TZ } = process.env;
  beforeEach(() => {
    process.env['TZ'] = zone;
    expect(new Date(MOMENT).getTimezoneOffset() + 0).toBe(offset);
  });
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  it('times are those of the shop', () => {
    expect(formatTime(MOMENT)).toBe('7:00 am');
    expect(formatDateTime(MOMENT)).toBe('28 Nov 2026, 7:00 am');
    expect(formatDate(new Date(MOMENT))).toBe('28 November 2026');
    expect(formatShopTime(MOMENT)).toBe('Sat 28 Nov, 7:00 am');
    render(<RelativeTime moment={MOMENT} now={new Date('2026-11-28T02:30:00.000Z')} />);
    expect(screen.getByText('1 hour ago')).toHaveAttribute('title', '28 November 2026 at 7:00 am');
  });

  it('the coming opening is named by the days of the shop', () => {
    expect(formatOpening(MOMENT, new Date('2026-11-27T20:00:00.000Z'))).toBe('7:00 am');
    expect(formatOpening(MOMENT, new Date('2026-11-27T15:00:00.000Z'))).toBe('tomorrow at 7:00 am');
    expect(formatOpening(MOMENT, new Date('2026-11-25T15:00:00.000Z'))).toBe('Saturday at 7:00 am');
    expect(formatOpening(MOMENT, new Date('2026-11-01T15:00:00.000Z'))).toBe('Saturday, 28 November at 7:00 am');
  });

  it("a typed time is in the shop's time zone", () => {
    expect(valueOf('DATE_TIME', '2026-11-28T07:00')).toBe(MOMENT);
    expect(draftOf('DATE_TIME', MOMENT)).toBe('2026-11-28T07:00');
    expect(valueOf('DATE_TIME', '')).toBeNull();
    expect(valueOf('DATE_TIME', 'soon')).toBe('soon');
    for (const typed of ['2026-01-01T00:00', '2026-03-29T02:30', '2026-10-25T01:30', '2026-12-31T23:59'])
      expect(draftOf('DATE_TIME', valueOf('DATE_TIME', typed))).toBe(typed);
  });

  it('days of reports and of the audit log are those of the shop', () => {
    const late = new Date('2026-11-27T20:00:00.000Z');
    expect(rangeOfUrl(new URLSearchParams('range=today'), late)).toMatchObject({
      from: '2026-11-28',
      to: '2026-11-28',
    });
    const request = new Request('https://shop.example/dashboard/audit?from=2026-11-28&to=2026-11-28');
    expect(auditLogVariables({ request } as Parameters<typeof auditLogVariables>[0]).filter).toMatchObject({
      from: '2026-11-27T18:30:00.000Z',
      until: '2026-11-28T18:30:00.000Z',
    });
  });
});
