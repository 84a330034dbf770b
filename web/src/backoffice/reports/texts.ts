import { formatCount } from '@kirana/shared/numbers.ts';

/** Fixed texts of the reports. */
export const texts = {
  range: 'Range',
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),

  table: 'Figures',
  rowCount: (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`),
  download: 'Download CSV',

  runs: 'Prepared reports',
} as const;

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
