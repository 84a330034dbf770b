import { z } from 'zod';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { InvalidArgumentError } from '../../platform/core/errors/userError.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

/** Ten years, longer than accounts have to be kept. */
const MAX_DAYS = 3660;

const dayShape = z.iso.date();

/** The first and the last day, as the URLs of files name them. */
interface RangeDays {
  from: string;
  to: string;
}

/** The range from one day of the shop's calendar to another one, both included; else the reason why it is none, by the names of the days. */
export function parseReportRange(
  days: RangeDays,
  names: RangeDays = { from: 'from', to: 'to' },
): DateRange | InvalidArgumentError {
  for (const key of ['from', 'to'] as const) {
    if (!dayShape.safeParse(days[key]).success)
      return new InvalidArgumentError(`${names[key]} must be a day such as 2026-01-31`);
  }
  const { from, to } = days;
  const dayCount = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (dayCount < 1) return new InvalidArgumentError(`${names.from} must not be after ${names.to}`);
  if (dayCount > MAX_DAYS) return new InvalidArgumentError('A report can cover at most ten years');
  return { first: from, last: to, dayCount };
}

/** Days by their names of the schema, or by the former ones. */
type GivenDays = Partial<Record<'startDate' | 'endDate' | 'from' | 'to', string | null>>;

/** The range of days that a client gives; else the reason why it is none. */
export function readGivenDays({ startDate, endDate, from, to }: GivenDays): DateRange | InvalidArgumentError {
  const isContradicted = (day: typeof startDate, former: typeof from) =>
    day != null && former != null && day !== former;
  if (isContradicted(startDate, from)) return new InvalidArgumentError('startDate and from contradict each other');
  if (isContradicted(endDate, to)) return new InvalidArgumentError('endDate and to contradict each other');
  const [first, last] = [startDate ?? from, endDate ?? to];
  if (first == null || last == null) return new InvalidArgumentError('startDate and endDate are required');
  const names = { from: startDate == null ? 'from' : 'startDate', to: endDate == null ? 'to' : 'endDate' };
  return parseReportRange({ from: first, to: last }, names);
}

/** As `parseReportRange`. @throws InvalidArgumentError */
export function reportRange(days: RangeDays): DateRange {
  const range = parseReportRange(days);
  if (range instanceof InvalidArgumentError) throw range;
  return range;
}
