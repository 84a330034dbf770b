import { afterAll, beforeAll, vi } from 'vitest';
import type { ShopDay } from '../platform/core/shopCalendar.ts';

/**
 * The process's clock stands at noon of a day of the shop during the tests of a file, so that no midnight passes between two of them.
 * The day is a past one: ids are never older than the last one, also in the files that the process runs afterwards.
 */
export function standAtNoon(day: ShopDay): void {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00+05:30`) }));
  afterAll(() => void vi.useRealTimers());
}
