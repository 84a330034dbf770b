import type { DateRange } from '../../platform/core/shopCalendar.ts';

/** The name of the file of a report. */
export function reportFileName(handle: string, { first, last }: DateRange): string {
  return `${handle} ${first} to ${last}.csv`;
}
