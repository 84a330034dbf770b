import { z } from 'zod';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { InvalidArgumentError } from '../../platform/core/errors/userError.ts';

/** Ten years, longer than accounts have to be kept. */
const MAX_DAYS = 3660;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayShape = z.iso.date();

/** The range from one day of the shop's calendar to another one, both included; else the reason why it is none. */
export function parseReportRange({ from, to }: { from: string; to: string }): DateRange | InvalidArgumentError {
  for (const [name, day] of Object.entries({ from, to })) {
    if (!dayShape.safeParse(day).success) return new InvalidArgumentError(`${name} must be a day such as 2026-01-31`);
  }
  const dayCount = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (dayCount < 1) return new InvalidArgumentError('from must not be after to');
  if (dayCount > MAX_DAYS) return new InvalidArgumentError('A report covers ten years at most');
  return { first: from, last: to, dayCount };
}

/** As `parseReportRange`. @throws InvalidArgumentError */
export function reportRange(days: { from: string; to: string }): DateRange {
  const range = parseReportRange(days);
  if (range instanceof InvalidArgumentError) throw range;
  return range;
}
