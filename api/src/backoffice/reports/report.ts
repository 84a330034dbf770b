import type { DateRange } from '../../platform/core/shopCalendar.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';

/** What the cells of a column are, by the names of ShopifyQL. */
export type ColumnDataType = 'STRING' | 'INTEGER' | 'FLOAT' | 'MONEY' | 'PERCENT' | 'DATE' | 'HOUR_OF_DAY';

export interface ReportColumn {
  /** The name that the statement selects it by. */
  name: string;
  displayName: string;
  dataType: ColumnDataType;
  /** What its cells count, where the name does not say it. */
  description: string | undefined;
  /** The cell of the totals row: the sum of the column, or another aggregate of the rows. Without it the cell is empty. */
  total: 'SUM' | Prisma.Sql | undefined;
}

const columnOf =
  (dataType: ColumnDataType, total?: 'SUM') =>
  (name: string, displayName: string, description?: string): ReportColumn => ({
    ...{ name, displayName, dataType, description, total },
  });

const columnsWith = (total?: 'SUM') => ({
  text: columnOf('STRING'),
  integer: columnOf('INTEGER', total),
  decimal: columnOf('FLOAT', total),
  money: columnOf('MONEY', total),
  percent: columnOf('PERCENT'),
  day: columnOf('DATE'),
  hour: columnOf('HOUR_OF_DAY'),
});

/** Makes a column by its name, its heading, and what its cells count where the heading does not say it. */
export const column = columnsWith();

/** Makes a column whose cell in the totals row is its sum. */
export const summed = columnsWith('SUM');

export const PRODUCT_COLUMNS = [
  column.text('product', 'Product'),
  column.text('unit', 'Unit'),
  column.text('sku', 'SKU'),
] as const;

export type ReportGroup = 'SALES' | 'GST' | 'REFUNDS' | 'STOCK' | 'PROMOTIONS' | 'STAFF';

/** What a report reads most of, by which its cost is estimated. */
export interface ReportSource {
  table:
    | 'sales'
    | 'invoices'
    | 'refunds'
    | 'orders'
    | 'products'
    | 'stock_movements'
    | 'order_events'
    | 'store_credit_transactions'
    | 'disputes';
  /** The time that the range restricts; null: the report reads the whole table. */
  column: string | null;
  /** It reads from the first day until now, whatever the last day. */
  isUntilNow?: boolean;
}

/** A report: what it selects for a range of days, and how that is shown. */
export interface ReportDefinition {
  group: ReportGroup;
  title: string;
  /** What it counts, for people. */
  description: string;
  /** It shows the present, whatever the range. */
  isOfNow?: boolean;
  columns: readonly ReportColumn[];
  /** Whether its file begins with a byte-order mark, by which spreadsheets read UTF-8; true by default. */
  hasByteOrderMark?: boolean;
  chart?: { kind: 'COLUMNS' | 'BARS'; label: string; value: string };
  /** Without it the report reads sales. */
  source?: ReportSource;
  /** How much longer it takes for each row than a sum of sales; 1 by default. */
  weight?: number;
  /** The statement of its rows, with the columns by their names. */
  rows: (range: DateRange) => Prisma.Sql;
  /** The order of the rows, by the names of the columns. It is total, so that equal rows never change places. */
  order: Prisma.Sql;
}
