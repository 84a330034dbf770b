import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';

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
