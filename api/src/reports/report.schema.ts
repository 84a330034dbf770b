import { requireViewer } from '../core/viewer.ts';
import type { DateRange } from '../core/dateRange.ts';
import { builder } from '../graphql/builder.ts';
import { findReportHandle } from './findReportHandle.ts';
import { readReport, type ReportTable } from './readReport.ts';
import type { ColumnDataType, ReportColumn, ReportDefinition, ReportGroup } from './report.ts';
import { MAX_PAGE_ROWS } from './reportLimits.ts';
import { reportRange } from './reportRange.ts';
import { reportPath } from './reportRoute.ts';
import { REPORT_HANDLES, REPORTS, type ReportHandle } from './reports.ts';

const ReportGroupRef = builder.enumType('ReportGroup', {
  description: 'What a report is about.',
  values: {
    SALES: { description: 'What was sold.' },
    GST: { description: 'The goods and services tax, in the tables of GSTR-1.' },
  } satisfies Record<ReportGroup, object>,
});

const ReportDataTypeRef = builder.enumType('ReportColumnDataType', {
  description: 'What the cells of a column of a report are.',
  values: {
    STRING: { description: 'Texts.' },
    INTEGER: { description: 'Whole numbers.' },
    FLOAT: { description: 'Numbers.' },
    MONEY: { description: 'Whole paise, as `Paise`.' },
    PERCENT: { description: 'Percent: 12.5 is 12.5 %.' },
    DATE: { description: 'Days as `2026-01-31`.' },
    HOUR_OF_DAY: { description: 'Hours of the day, 0 to 23.' },
  } satisfies Record<ColumnDataType, object>,
});

const ReportChartKindRef = builder.enumType('ReportChartKind', {
  description: 'The kind of a chart.',
  values: {
    COLUMNS: { description: 'A column for each row, in their order.' },
    BARS: { description: 'A bar for each of the first rows.' },
  },
});

const ReportColumnRef = builder.objectRef<ReportColumn>('ReportColumn').implement({
  description: 'A column of a report.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name, for programs.' }),
    displayName: t.exposeString('displayName', { description: 'The name, for people; the heading in the file.' }),
    dataType: t.expose('dataType', { type: ReportDataTypeRef, description: 'What its cells are.' }),
    description: t.exposeString('description', { nullable: true, description: 'What its cells count.' }),
  }),
});

const ReportChartRef = builder.objectRef<NonNullable<ReportDefinition['chart']>>('ReportChart').implement({
  description: 'How a report is drawn.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReportChartKindRef, description: 'The kind of the chart.' }),
    label: t.exposeString('label', { description: 'The name of the column with the labels.' }),
    value: t.exposeString('value', { description: 'The name of the column with the values.' }),
  }),
});

const ReportRef = builder.objectRef<ReportHandle>('Report').implement({
  description: 'A report: what it counts, and its columns.',
  fields: (t) => ({
    handle: t.string({ description: 'The name in URLs, such as `sales-by-day`.', resolve: (handle) => handle }),
    group: t.field({
      type: ReportGroupRef,
      description: 'What it is about.',
      resolve: (handle) => REPORTS[handle].group,
    }),
    title: t.string({ description: 'The title, for people.', resolve: (handle) => REPORTS[handle].title }),
    description: t.string({
      description: 'What it counts, for people.',
      resolve: (handle) => REPORTS[handle].description,
    }),
    columns: t.field({
      type: [ReportColumnRef],
      description: 'The columns, in the order of the cells.',
      resolve: (handle) => [...REPORTS[handle].columns],
    }),
    chart: t.field({
      type: ReportChartRef,
      nullable: true,
      description: 'How it is drawn; null for a table alone.',
      resolve: (handle) => REPORTS[handle].chart,
    }),
  }),
});

/** A report of a range. */
interface RangedReport {
  handle: ReportHandle;
  range: DateRange;
  table: ReportTable;
}

const ReportTableRef = builder.objectRef<RangedReport>('ReportTable').implement({
  description: "The rows of a report for a range of days of the shop's calendar (Asia/Kolkata).",
  fields: (t) => ({
    report: t.field({ type: ReportRef, description: 'The report.', resolve: ({ handle }) => handle }),
    rowCount: t.int({ description: 'The number of all rows.', resolve: ({ table }) => table.rowCount }),
    rows: t.field({
      type: ['JSON'],
      description: `The first rows, at most ${MAX_PAGE_ROWS}: each is an array with a text, a number or null for each column.`,
      resolve: ({ table }) => table.rows,
    }),
    totals: t.field({
      type: ['JSON'],
      nullable: { list: false, items: true },
      description: 'The totals of all rows, one for each column; null where a column has none.',
      resolve: ({ table }) => table.totals,
    }),
    csvUrl: t.string({
      description:
        'The URL at which staff download all rows as a CSV file, with the cookie or the access token of a session.',
      resolve: ({ handle, range }) => reportPath(handle, range),
    }),
  }),
});

builder.queryFields((t) => ({
  reports: t.field({
    type: [ReportRef],
    nullable: true,
    description: 'All reports. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    resolve: () => REPORT_HANDLES,
  }),
  reportTable: t.field({
    type: ReportTableRef,
    nullable: true,
    description: 'A report of a range of days; null for an unknown handle. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    args: {
      handle: t.arg.string({ required: true, description: 'The handle of the report.' }),
      from: t.arg.string({ required: true, description: 'The first day, as `2026-01-31`.' }),
      to: t.arg.string({ required: true, description: 'The last day, at most ten years later.' }),
    },
    resolve: async (_root, { handle: text, ...days }, { authentication }) => {
      const range = reportRange(days);
      const handle = findReportHandle(text);
      if (!handle) return null;
      const table = await readReport(requireViewer(authentication), { handle, range, limit: MAX_PAGE_ROWS });
      return { handle, range, table };
    },
  }),
}));
