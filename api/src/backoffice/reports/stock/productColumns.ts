import type { ReportColumn } from '../report.ts';

/** The columns that name a product and say what of it is in stock. */
export const STOCK_COLUMNS: readonly ReportColumn[] = [
  { name: 'product', displayName: 'Product', dataType: 'STRING' },
  { name: 'unit', displayName: 'Unit', dataType: 'STRING' },
  { name: 'sku', displayName: 'SKU', dataType: 'STRING' },
  { name: 'stock', displayName: 'Stock', dataType: 'INTEGER', description: 'Pieces in stock now.', total: 'SUM' },
];

/** The value of the stock. */
export const VALUE_COLUMN: ReportColumn = {
  name: 'value',
  displayName: 'Value at price',
  dataType: 'MONEY',
  description: 'The stock at the present selling prices, tax included. The shop does not know what it paid for it.',
  total: 'SUM',
};
