import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import type { ReportRun } from '../../../platform/db/generated/client.ts';
import { reportRange } from '../reportRange.ts';

/** The days of a run. */
export function rangeOfRun({ firstDay, lastDay }: Pick<ReportRun, 'firstDay' | 'lastDay'>): DateRange {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10); // a date of the database is midnight in UTC
  return reportRange({ from: dayOf(firstDay), to: dayOf(lastDay) });
}
