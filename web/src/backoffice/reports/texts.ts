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
