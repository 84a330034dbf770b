import type { DateRange } from '../core/dateRange.ts';

/** The name of the file of a report. */
export function reportFileName(handle: string, { first, last }: DateRange): string {
  return `${handle} ${first} to ${last}.csv`;
}
