import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { ReportHandle } from './reports.ts';

/** The paths at which staff download reports: of a range, and of a run. */
export const reportPaths = {
  range: (handle: ReportHandle, { first, last }: DateRange) => `/reports/${handle}/report.csv?from=${first}&to=${last}`,
  run: (runId: string) => `/report-runs/${encodeId('ReportRun', runId)}/report.csv`,
} as const;
