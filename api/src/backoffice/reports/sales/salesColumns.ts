import type { ReportColumn } from '../report.ts';

/** The number of orders, in reports that count each order in one row. */
export const ORDERS_COLUMN: ReportColumn = {
  name: 'orders',
  displayName: 'Orders',
  dataType: 'INTEGER',
  description: 'The orders that left the shop.',
  total: 'SUM',
};

/** The number of pieces of products. */
export const PIECES_COLUMN: ReportColumn = {
  name: 'pieces',
  displayName: 'Pieces',
  dataType: 'INTEGER',
  description: 'The pieces sold, less those that were refunded.',
  total: 'SUM',
};

/** What cash orders were rounded by, beside their sales. */
export const ROUND_OFF_COLUMN: ReportColumn = {
  name: 'roundOff',
  displayName: 'Round off',
  dataType: 'MONEY',
  description: 'What whole rupees in cash added to the net sales; negative when it took off.',
  total: 'SUM',
};

/** The columns of all reports of sales, which `SALES_FIGURES` selects. */
export const SALES_COLUMNS: readonly ReportColumn[] = [
  {
    name: 'grossSales',
    displayName: 'Gross sales',
    dataType: 'MONEY',
    description: 'What invoices charged, tax included and tips left out.',
    total: 'SUM',
  },
  {
    name: 'returns',
    displayName: 'Refunds',
    dataType: 'MONEY',
    description: 'What credit notes took back.',
    total: 'SUM',
  },
  {
    name: 'netSales',
    displayName: 'Net sales',
    dataType: 'MONEY',
    description: 'Gross sales less refunds.',
    total: 'SUM',
  },
  {
    name: 'tax',
    displayName: 'GST in net sales',
    dataType: 'MONEY',
    description: 'The tax that the net sales contain.',
    total: 'SUM',
  },
];
