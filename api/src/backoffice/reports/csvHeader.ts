import { BYTE_ORDER_MARK, csvText } from '../../platform/core/csv.ts';
import type { ReportDefinition } from './report.ts';

/** The begin of the file of a report: the names of its columns. */
export function csvHeader({ columns, hasByteOrderMark = true }: ReportDefinition): string {
  return (hasByteOrderMark ? BYTE_ORDER_MARK : '') + csvText([columns.map(({ displayName }) => displayName)]);
}
