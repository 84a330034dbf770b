import { formatCount } from '@kirana/shared/numbers.ts';
import type { RangePreset } from './reportRange.ts';

/** Fixed texts of the reports. */
export const texts = {
  title: 'Reports',
  lead: 'The figures of all reports are sums of the same books: invoices, credit notes, payments and the stock ledger.',
  back: 'All reports',
  notFoundTitle: 'There is no such report',
  notFoundText: 'It may have another name in this version of the shop.',

  range: 'Range',
  custom: 'Choose dates',
  from: 'From',
  to: 'To',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),

  chartMissing: 'We couldn’t load the chart. The table below has the same numbers.',
  chartTitle: (value: string, label: string) => `${value} by ${label.toLowerCase()}`,
  firstBars: (count: number) => `The first ${formatCount(count)} rows`,

  table: 'Figures',
  total: 'Total',
  rowCount: (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`),
  firstRows: (shown: number, count: number) =>
    `The first ${formatCount(shown)} of ${formatCount(count)} rows. The file has all of them, and the totals count them all.`,
  columns: 'What the columns count',
  emptyTitle: 'No Data found',
  emptyText: 'There is nothing to report for these days.',
  download: 'Download CSV',

  longTitle: 'This report takes a while',
  longText:
    'It reads so many entries of the books that we prepare it in the background. You can leave this page meanwhile.',
  prepare: 'Prepare report',
  prepareAgain: 'Prepare again',
  preparing: 'Preparing the report',
  reading: 'Reading the books',
  written: (done: number, count: number) => `${formatCount(done)} of ${formatCount(count)} rows`,
  preparedTitle: 'Prepared earlier',
  preparedText: 'What happened since is not in it.',
  failedTitle: 'We couldn’t prepare this report',
  failedText: 'Something went wrong on our side. You can try again.',

  runs: 'Prepared reports',
  runsText: 'Reports of many entries, with their files. They are kept for 7 days.',
  runReport: 'Report',
  runDays: 'Days',
  runState: 'State',
  runStarted: 'Started',
  unknownReport: 'A report of another version',
  deletedUser: 'Deleted account',
} as const;

/** The names of the ranges. */
export const presetTexts: Readonly<Record<RangePreset, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  '90-days': 'Last 90 days',
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This financial year',
  'last-year': 'Last financial year',
};

/** The headings of the groups, by their names in the schema. */
export const groupTexts: Readonly<Record<string, string>> = {
  SALES: 'Sales',
  GST: 'GST',
  REFUNDS: 'Refunds and missing pieces',
  STOCK: 'Stock',
  PROMOTIONS: 'Promotions',
  STAFF: 'Riders and pickers',
};

/** The states of a prepared report, by their names in the schema. */
export const statusTexts: Readonly<Record<string, string>> = { RUNNING: 'Preparing', DONE: 'Ready', FAILED: 'Failed' };
