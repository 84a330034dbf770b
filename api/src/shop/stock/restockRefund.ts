import { MAX_STOCK, adjustStock } from './adjustStock.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { RefundLineRestockType } from '../../platform/db/generated/client.ts';
import type { StockMovementSource } from './orderStock.ts';

/** Refunded pieces of an order line, and what happens to them. */
export interface RestockedPieces {
  orderLineId: string;
  quantity: number;
  restockType?: RefundLineRestockType;
}

/**
 * Records refunded pieces that came back in the ledger: those for sale again add to the stock, and those that are thrown away enter and
 * leave it. Pieces whose earlier refund was refused are back already. The stock of a product never exceeds MAX_STOCK. The products are locked
 * by ascending id; the refunded quantities of the lines contain the pieces, and no refund has them yet.
 */
export async function restockRefund(
  tx: Transaction,
  source: StockMovementSource,
  pieces: readonly RestockedPieces[],
): Promise<void> {
  const back = new Map(
    pieces
      .filter(({ restockType = 'NO_RESTOCK' }) => restockType !== 'NO_RESTOCK')
      .map((piece) => [piece.orderLineId, piece]),
  );
  if (back.size === 0) return;
  const products = await tx.$queryRaw<{ orderLineId: string; productId: string; stock: number; away: number }[]>`
    SELECT line.id::text AS "orderLineId", product.id::text AS "productId", product.stock,
      (line.refunded_quantity - coalesce((
        SELECT sum(earlier.quantity) FROM refund_lines earlier
        WHERE earlier.order_line_id = line.id AND earlier.restock_type <> 'NO_RESTOCK'
      ), 0))::int AS away
    FROM order_lines line JOIN products product ON product.id = line.product_id
    WHERE line.order_id = ${source.orderId}::uuid AND line.id = ANY (${[...back.keys()]}::uuid[])
    ORDER BY product.id
    FOR NO KEY UPDATE OF product`;
  const changes = products.map(({ orderLineId, productId, stock, away }) => ({
    orderLineId,
    productId,
    delta: Math.max(0, Math.min(back.get(orderLineId)?.quantity ?? 0, away, MAX_STOCK - stock)),
  }));
  const discarded = changes
    .filter(({ orderLineId }) => back.get(orderLineId)?.restockType === 'DISCARD')
    .map(({ productId, delta }) => ({ productId, delta: -delta }));
  await adjustStock(tx, { reason: 'RETURN', ...source }, changes);
  await adjustStock(tx, { reason: 'WASTE', ...source }, discarded);
}
