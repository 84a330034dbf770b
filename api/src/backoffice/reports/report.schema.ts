import { builder } from '../../platform/graphql/builder.ts';
import type { ColumnDataType, ReportColumn, ReportDefinition, ReportGroup } from './report.ts';
import { MAX_PAGE_ROWS, type ReportTable } from './readReport.ts';
import { REPORT_HANDLES, REPORTS, type ReportHandle } from './reports.ts';

const ReportGroupRef = builder.enumType('ReportGroup', {
  description: 'The subject of a report.',
  values: {
    SALES: { description: 'Sales.' },
    GST: { description: 'The tax, in the tables of GSTR-1.' },
    REFUNDS: { description: 'Refunds and missing pieces.' },
    STOCK: { description: 'Stock and stock-outs.' },
    PROMOTIONS: { description: 'Discounts.' },
    STAFF: { description: 'Riders and pickers.' },
  } satisfies Record<ReportGroup, object>,
});

const ReportDataTypeRef = builder.enumType('ReportColumnDataType', {
  description: 'The type of the cells of a column.',
  values: {
    STRING: { description: 'Texts.' },
    INTEGER: { description: 'Integers.' },
    FLOAT: { description: 'Numbers.' },
    MONEY: { description: 'Paise.' },
    PERCENT: { description: 'Percent: 12.5 is 12.5 %.' },
    DATE: { description: 'Days as `2026-01-31`.' },
    HOUR_OF_DAY: { description: 'Hours of the day, 0 to 23.' },
  } satisfies Record<ColumnDataType, object>,
});

const ReportChartKindRef = builder.enumType('ReportChartKind', {
  description: 'The kind of a chart.',
  values: {
    COLUMNS: { description: 'A column for each row.' },
    BARS: { description: 'A bar for each of the first rows.' },
  },
});

const ReportColumnRef = builder.objectRef<ReportColumn>('ReportColumn').implement({
  description: 'A column of a report.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'For programs.' }),
    displayName: t.exposeString('displayName', { description: 'For people; the heading in the file.' }),
    dataType: t.expose('dataType', { type: ReportDataTypeRef, description: 'The type of its cells.' }),
    description: t.exposeString('description', { nullable: true, description: 'What its cells count.' }),
  }),
});

const ReportChartRef = builder.objectRef<NonNullable<ReportDefinition['chart']>>('ReportChart').implement({
  description: 'The chart of a report.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReportChartKindRef, description: 'Its kind.' }),
    label: t.exposeString('label', { description: 'The column of the labels.' }),
    value: t.exposeString('value', { description: 'The column of the values.' }),
  }),
});

/** The definition, without the narrower types of the registry. */
const definitionOf = (handle: ReportHandle): ReportDefinition => REPORTS[handle];

/** A report, by its handle. */
export const ReportRef = builder.objectRef<ReportHandle>('Report').implement({
  description: 'A report without its rows.',
  fields: (t) => ({
    handle: t.string({ description: 'Such as `sales-by-day`.', resolve: (handle) => handle }),
    group: t.field({ type: ReportGroupRef, description: 'Its subject.', resolve: (handle) => REPORTS[handle].group }),
    title: t.string({ description: 'For people.', resolve: (handle) => REPORTS[handle].title }),
    description: t.string({ description: 'What it counts.', resolve: (handle) => REPORTS[handle].description }),
    isOfNow: t.boolean({
      description: 'Whether it ignores the range and shows the present.',
      resolve: (handle) => definitionOf(handle).isOfNow ?? false,
    }),
    columns: t.field({
      type: [ReportColumnRef],
      description: 'In the order of the cells.',
      resolve: (handle) => [...REPORTS[handle].columns],
    }),
    chart: t.field({
      type: ReportChartRef,
      nullable: true,
      description: 'Null for a table alone.',
      resolve: (handle) => definitionOf(handle).chart,
    }),
  }),
});

export const ReportTableRef = builder.objectRef<{ handle: ReportHandle; table: ReportTable }>('ReportTable').implement({
  description: 'The first rows of a report, and the totals of all.',
  fields: (t) => ({
    report: t.field({ type: ReportRef, description: 'Its definition.', resolve: ({ handle }) => handle }),
    rowCount: t.int({ description: 'The number of all rows.', resolve: ({ table }) => table.rowCount }),
    rows: t.field({
      type: ['JSON'],
      description: `At most ${MAX_PAGE_ROWS}, each an array with a text, a number or null for each column.`,
      resolve: ({ table }) => table.rows,
    }),
    totals: t.field({
      type: ['JSON'],
      nullable: { list: false, items: true },
      description: 'One for each column; null where it has none.',
      resolve: ({ table }) => table.totals,
    }),
  }),
});

builder.queryField('reports', (t) =>
  t.field({
    type: [ReportRef],
    nullable: true,
    description: 'All reports. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    resolve: () => REPORT_HANDLES,
  }),
);
