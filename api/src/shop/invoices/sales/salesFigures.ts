import { Prisma } from '../../../platform/db/generated/client.ts';

/** What sales add up to, in paise; tips are no sales. */
export interface SalesFigures {
  /** What invoices charged, tax included. */
  grossSales: number;
  /** What credit notes took back, and the returns of releases without them. */
  returns: number;
  /** Gross sales less returns. */
  netSales: number;
  /** The tax that the net sales contain. */
  tax: number;
}

/** The sums of `sale`, the rows of `sales` that a statement selects. All reports of sales use these definitions. */
export const SALES_FIGURES = Prisma.sql`
  coalesce(sum(sale.total_paise) FILTER (WHERE sale.action = 'ORDER'), 0)::bigint AS "grossSales",
  coalesce(-sum(sale.total_paise) FILTER (WHERE sale.action = 'RETURN'), 0)::bigint AS "returns",
  coalesce(sum(sale.total_paise), 0)::bigint AS "netSales",
  coalesce(sum(sale.tax_paise), 0)::bigint AS "tax"`;

/** The condition for sales that are no tips. */
export const IS_SALE = Prisma.sql`sale.line_type <> 'TIP'`;

/** The columns of SALES_FIGURES as PostgreSQL returns them. */
export type SalesFigureColumns = Record<keyof SalesFigures, bigint>;

/** The sums as numbers. */
export function readSalesFigures({ grossSales, returns, netSales, tax }: SalesFigureColumns): SalesFigures {
  return {
    grossSales: Number(grossSales),
    returns: Number(returns),
    netSales: Number(netSales),
    tax: Number(tax),
  };
}
