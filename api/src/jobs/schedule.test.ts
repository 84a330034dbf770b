import { parseCronItems } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { cronItems, nextRun } from './schedule.ts';

describe('the schedule', () => {
  it('is valid for the queue', () => {
    expect(() => parseCronItems(cronItems())).not.toThrow();
  });

  it.each([
    [null, '10:00:00', '10:01:00'],
    [null, '10:59:59', '11:00:00'],
    [7, '10:06:59', '10:07:00'],
    [7, '10:07:00', '11:07:00'],
    [7, '10:07:30', '11:07:00'],
    [23, '23:23:00', '00:23:00'],
  ])('runs a task of minute %s, after %s, at %s', (minute, after, next) => {
    const moment = nextRun({ minute }, new Date(`2026-03-02T${after}Z`));
    expect(moment.toISOString().slice(11, 19)).toBe(next);
  });
});
