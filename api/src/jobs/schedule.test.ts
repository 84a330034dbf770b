import { parseCronItems } from 'graphile-worker';
import { describe, expect, it } from 'vitest';
import { cronItems, intervalOf, nextRun, SCHEDULE } from './schedule.ts';

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
    [30, '18:29:59', '18:30:00'], // midnight in India
  ])('runs a task of minute %s, after %s, at %s', (minute, after, next) => {
    const moment = nextRun({ minute }, new Date(`2026-03-02T${after}Z`));
    expect(moment.toISOString().slice(11, 19)).toBe(next);
  });

  it.each([
    [{ hour: 3, minute: 10 }, '2026-03-02T21:39:59Z', '2026-03-02T21:40:00.000Z'],
    [{ hour: 3, minute: 10 }, '2026-03-02T21:40:00Z', '2026-03-03T21:40:00.000Z'],
    [{ hour: 3, minute: 10 }, '2026-12-31T23:00:00Z', '2027-01-01T21:40:00.000Z'],
    [{ hour: 5, minute: 30 }, '2026-03-02T23:59:59Z', '2026-03-03T00:00:00.000Z'],
    [{ hour: 23, minute: 0 }, '2026-03-02T17:30:00Z', '2026-03-03T17:30:00.000Z'],
  ])('runs a task of %j in the shop, after %s, at %s', (time, after, next) => {
    expect(nextRun(time, new Date(after)).toISOString()).toBe(next);
  });

  it('starts nightly tasks by the clock of the shop, and catches up after a night without a worker', () => {
    const item = cronItems().find(({ task }) => task === 'refreshProductPopularity');
    expect(item).toMatchObject({ match: '40 21 * * *', options: { backfillPeriod: 86_400_000 } });
  });

  it('has the interval that the runs have', () => {
    const now = new Date('2026-03-02T10:00:00Z');
    for (const scheduled of SCHEDULE) {
      const first = nextRun(scheduled, now);
      const minutes = (nextRun(scheduled, first).getTime() - first.getTime()) / 60_000;
      expect(minutes).toBe(intervalOf(scheduled));
    }
  });
});
