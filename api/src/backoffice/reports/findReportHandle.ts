import { REPORT_HANDLES, type ReportHandle } from './reports.ts';

/** A report of the registry by a handle from a request; undefined when unknown. */
export function findReportHandle(text: string): ReportHandle | undefined {
  return REPORT_HANDLES.find((handle) => handle === text);
}
