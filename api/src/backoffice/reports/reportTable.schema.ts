import { builder } from '../../platform/graphql/builder.ts';
import type { ReportTable } from './readReport.ts';
import { ReportRef } from './report.schema.ts';
import { MAX_PAGE_ROWS } from './reportLimits.ts';
import type { ReportHandle } from './reports.ts';

/** The rows of a report, with its definition. */
export const ReportTableRef = builder.objectRef<{ handle: ReportHandle; table: ReportTable }>('ReportTable').implement({
  description: 'The first rows of a report, and the totals of all.',
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
  }),
});
