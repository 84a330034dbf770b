import type { DateRange } from '../core/dateRange.ts';

/** The headers of the file of a report, which nobody but its reader may store. */
export function reportFileHeaders(handle: string, { first, last }: DateRange): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${handle} ${first} to ${last}.csv"`,
    'content-type': 'text/csv; charset=utf-8',
  };
}
