import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { InvalidArgumentError } from '../../platform/core/errors/userError.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { isReportLong, MAX_PAGE_ROWS, readReport, type ReportTable } from './readReport.ts';
import { MAX_FILE_ROWS, reportPaths } from './reportFile.ts';
import { readGivenDays } from './reportRange.ts';
import { ReportRef, ReportTableRef } from './report.schema.ts';
import { findReportHandle, type ReportHandle } from './reports.ts';
import { ReportRunRef } from './reportRun.schema.ts';

/** A report of a range; without a table it is too long. */
interface RangedReport {
  handle: ReportHandle;
  range: DateRange;
  table: ReportTable | null;
}

const RangedReportRef = builder.objectRef<RangedReport>('RangedReport').implement({
  description: "A report of a range of days of the shop's calendar (Asia/Kolkata).",
  fields: (t) => ({
    report: t.field({ type: ReportRef, description: 'Its definition.', resolve: ({ handle }) => handle }),
    table: t.field({
      type: ReportTableRef,
      nullable: true,
      description: 'Null for a range so long that `reportRunStart` has to prepare the report.',
      resolve: ({ handle, table }) => table && { handle, table },
    }),
    csvUrl: t.string({
      nullable: true,
      description:
        'The URL of all rows as a CSV file, for a session that was authenticated within the last minutes (`exportAuthorize`) or an API token of the scope `EXPORT`; null where `reportRunStart` has to prepare the file.',
      resolve: ({ handle, range, table }) =>
        table && table.rowCount <= MAX_FILE_ROWS ? reportPaths.range(handle, range) : null,
    }),
    run: t.prismaField({
      type: ReportRunRef,
      nullable: true,
      description: 'The last run of the same report and days.',
      resolve: (query, { handle, range: { first, last } }) =>
        db.reportRun.findFirst({
          ...query,
          where: { handle, firstDay: new Date(first), lastDay: new Date(last) },
          orderBy: { id: 'desc' },
        }),
    }),
  }),
});

builder.queryField('report', (t) =>
  t.field({
    type: RangedReportRef,
    nullable: true,
    description: 'Null for an unknown handle. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    args: {
      handle: t.arg.string({ required: true, description: '`Report.handle`.' }),
      startDate: t.arg({ type: 'Date', description: 'The first day; required.' }),
      endDate: t.arg({ type: 'Date', description: 'The last day, at most ten years later; required.' }),
      from: t.arg.string({ description: 'The first day.', deprecationReason: replacedBy('`startDate`') }),
      to: t.arg.string({ description: 'The last day.', deprecationReason: replacedBy('`endDate`') }),
    },
    resolve: async (_root, { handle: text, ...days }, { authentication }) => {
      const viewer = requireViewer(authentication);
      const range = readGivenDays(days);
      if (range instanceof InvalidArgumentError) throw range;
      const handle = findReportHandle(text);
      if (!handle) return null;
      if (await isReportLong(handle, range)) return { handle, range, table: null };
      return { handle, range, table: await readReport(viewer, { handle, range, limit: MAX_PAGE_ROWS }) };
    },
  }),
);
