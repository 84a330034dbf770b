import { Prisma } from '../../../platform/db/generated/client.ts';
import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { happenedWithin } from '../../../platform/db/shopTimeSql.ts';

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

export function readSalesFigures({ grossSales, returns, netSales, tax }: SalesFigureColumns): SalesFigures {
  return { grossSales: Number(grossSales), returns: Number(returns), netSales: Number(netSales), tax: Number(tax) };
}

/** The invoices of a range, as `invoice`: their number is the number of orders that left the shop. */
export function issuedWithin({ first, last }: Pick<DateRange, 'first' | 'last'>): Prisma.Sql {
  return Prisma.sql`invoices invoice WHERE ${happenedWithin(Prisma.sql`invoice.issued_at`, first, last)}`;
}

/**
 * The round off of the documents of a range, as `rounded` with `happened_at`, `payment_method` and `round_off`: what invoices of cash orders
 * added to their lines, and, negative, what credit notes took back of it. It is no sale.
 */
export function roundedWithin({ first, last }: Pick<DateRange, 'first' | 'last'>): Prisma.Sql {
  return Prisma.sql`(
    SELECT invoice.issued_at AS happened_at, orders.payment_method, invoice.round_off_paise AS round_off
    FROM invoices invoice JOIN orders ON orders.id = invoice.order_id
    WHERE invoice.round_off_paise <> 0 AND ${happenedWithin(Prisma.sql`invoice.issued_at`, first, last)}
    UNION ALL
    SELECT note.issued_at, orders.payment_method, -coalesce(refund.round_off_paise, invoice.round_off_paise)
    FROM credit_notes note JOIN invoices invoice ON invoice.id = note.invoice_id JOIN orders ON orders.id = invoice.order_id
    LEFT JOIN refunds refund ON refund.id = note.refund_id
    WHERE ${happenedWithin(Prisma.sql`note.issued_at`, first, last)}
  ) rounded`;
}
