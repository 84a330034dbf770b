import { builder } from '../../platform/graphql/builder.ts';
import type { ColumnDataType, ReportColumn, ReportDefinition, ReportGroup } from './report.ts';
import { REPORT_HANDLES, REPORTS, type ReportHandle } from './reports.ts';

const ReportGroupRef = builder.enumType('ReportGroup', {
  description: 'What a report is about.',
  values: {
    SALES: { description: 'What was sold.' },
    GST: { description: 'The goods and services tax, in the tables of GSTR-1.' },
    REFUNDS: { description: 'Refunds and missing pieces.' },
    STOCK: { description: 'The stock, and what is sold out.' },
    PROMOTIONS: { description: 'Discounts.' },
    STAFF: { description: 'Riders and pickers.' },
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

/** The definition, without the narrower types of the registry. */
const definitionOf = (handle: ReportHandle): ReportDefinition => REPORTS[handle];

/** A report, by its handle. */
export const ReportRef = builder.objectRef<ReportHandle>('Report').implement({
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
    isOfNow: t.boolean({
      description: 'Whether it shows the present, whatever the range.',
      resolve: (handle) => definitionOf(handle).isOfNow ?? false,
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

builder.queryField('reports', (t) =>
  t.field({
    type: [ReportRef],
    nullable: true,
    description: 'All reports. Needs the permission `REPORTS`.',
    authScopes: { reports: true },
    resolve: () => REPORT_HANDLES,
  }),
);
