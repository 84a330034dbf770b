import { z } from 'zod';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { InvalidArgumentError } from '../../platform/core/errors/userError.ts';

/** The most days of a report: ten years, which is longer than books are kept. */
const MAX_DAYS = 3660;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayShape = z.iso.date();

/** The range from one day of the shop's calendar to another one, both included. @throws InvalidArgumentError */
export function reportRange({ from, to }: { from: string; to: string }): DateRange {
  for (const [name, day] of Object.entries({ from, to })) {
    if (!dayShape.safeParse(day).success) throw new InvalidArgumentError(`${name} must be a day such as 2026-01-31`);
  }
  const dayCount = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (dayCount < 1) throw new InvalidArgumentError('from must not be after to');
  if (dayCount > MAX_DAYS) throw new InvalidArgumentError('A report covers ten years at most');
  return { first: from, last: to, dayCount };
}
