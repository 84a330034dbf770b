import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { Transaction } from '../../../platform/db/client.ts';

/** An order line with the number of its pieces that a new request can contain. */
export interface ReportablePieces {
  lineId: string;
  orderId: string;
  name: string;
  quantity: number;
}

/**
 * Counts the pieces of lines that were ordered and are neither missing, nor refunded, nor in an open request. Only those of a delivered
 * order can be reported. The condition is about `line`.
 */
export async function findReportablePieces(
  client: Pick<Transaction, '$queryRaw'>,
  condition: Prisma.Sql,
): Promise<ReportablePieces[]> {
  return client.$queryRaw<ReportablePieces[]>`
    SELECT line.id::text AS "lineId", line.order_id::text AS "orderId", line.name,
      line.quantity - line.missing_quantity - line.refunded_quantity - coalesce(sum(reported.quantity), 0)::int AS quantity
    FROM order_lines line
    LEFT JOIN (
      refund_request_lines reported
      JOIN refund_requests request ON request.id = reported.refund_request_id AND request.status = 'OPEN'
    ) ON reported.order_line_id = line.id
    WHERE ${condition}
    GROUP BY line.id`;
}
