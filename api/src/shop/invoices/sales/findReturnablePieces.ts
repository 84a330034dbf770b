import type { Transaction } from '../../../platform/db/client.ts';
import type { ReturnedPieces } from './planReturn.ts';

/** The refunded pieces of an order that no return takes back yet, by one statement. */
export async function findReturnablePieces(tx: Transaction, orderId: string): Promise<ReturnedPieces[]> {
  return tx.$queryRaw<ReturnedPieces[]>`
    SELECT line.id::text AS "orderLineId", line.price_paise AS "pricePaise",
      line.refunded_quantity - coalesce(returned.quantity, 0)::int AS quantity
    FROM order_lines line
    JOIN invoices invoice ON invoice.order_id = line.order_id
    LEFT JOIN LATERAL (
      SELECT -sum(sale.quantity) AS quantity FROM sales sale
      WHERE sale.invoice_id = invoice.id AND sale.order_line_id = line.id AND sale.action = 'RETURN'
    ) returned ON true
    WHERE line.order_id = ${orderId}::uuid AND line.refunded_quantity > coalesce(returned.quantity, 0)
    ORDER BY line.id`;
}
