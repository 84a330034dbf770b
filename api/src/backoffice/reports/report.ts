import type { DateRange } from '../../platform/core/shopCalendar.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';

/** What the cells of a column are, by the names of ShopifyQL. */
export type ColumnDataType = 'STRING' | 'INTEGER' | 'FLOAT' | 'MONEY' | 'PERCENT' | 'DATE' | 'HOUR_OF_DAY';

/** A column of a report. */
export interface ReportColumn {
  /** The name that the statement selects it by. */
  name: string;
  displayName: string;
  dataType: ColumnDataType;
  /** What its cells count, where the name does not say it. */
  description?: string;
  /** The cell of the totals row: the sum of the column, or another aggregate of the rows. Without it the cell is empty. */
  total?: 'SUM' | Prisma.Sql;
}

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
  /** The columns of its chart; null: it has none. */
  chart: { kind: 'COLUMNS' | 'BARS'; label: string; value: string } | null;
  /** Without it the report reads sales. */
  source?: ReportSource;
  /** How much longer it takes for each row than a sum of sales; 1 by default. */
  weight?: number;
  /** The statement of its rows, with the columns by their names. */
  rows: (range: DateRange) => Prisma.Sql;
  /** The order of the rows, by the names of the columns. It is total, so that the same rows are never told apart by chance. */
  order: Prisma.Sql;
}
