import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { adjustingStock, adjustStock, type StockChange } from './adjustStock.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { StatementPart } from '../../platform/db/statementParts.ts';
import type { RefundLineRestockType } from '../../platform/db/generated/client.ts';

/** The order that a stock movement belongs to; `actorId` is null when no person causes it. */
interface StockMovementSource {
  orderId: string;
  actorId: string | null;
}

interface Piece {
  productId: string;
  quantity: number;
}

/**
 * The part of a statement that deducts the quantities of a new order from stock and records the movements; it counts the products whose
 * stock suffices. The caller has locked the products, and rolls back when their number is another.
 */
export function deductingOrderStock(order: StockMovementSource, pieces: readonly Piece[]): StatementPart {
  return adjustingStock({ reason: 'ORDER', ...order }, deductions(pieces));
}

function deductions(pieces: readonly Piece[]): StockChange[] {
  return pieces.map(({ productId, quantity }) => ({ productId, delta: -quantity }));
}

/**
 * Restocks the quantities of an order, except for missing pieces. The stock of a product never exceeds MAX_STOCK; the movement
 * records the quantity that was added.
 */
export async function restockOrder(tx: Transaction, order: StockMovementSource): Promise<void> {
  const pieces = await lockOrderProducts(tx, order.orderId);
  const changes = pieces.map(({ productId, quantity, missingQuantity, stock }) => ({
    productId,
    delta: Math.min(quantity - missingQuantity, MAX_STOCK - stock),
  }));
  await adjustStock(tx, { reason: 'CANCELLATION', ...order }, changes);
}

/** Deducts the quantities of a restocked order again. Returns false, and deducts nothing, when a product is unavailable. */
export async function deductOrderStockAgain(tx: Transaction, order: StockMovementSource): Promise<boolean> {
  const pieces = await lockOrderProducts(tx, order.orderId);
  const isAvailable = pieces.every(
    ({ quantity, stock, isAvailableForSale }) => isAvailableForSale && stock >= quantity,
  );
  if (!isAvailable) return false;
  const moved = await adjustStock(tx, { reason: 'ORDER', ...order }, deductions(pieces));
  return moved.length === pieces.length;
}

interface LockedProduct extends Piece {
  missingQuantity: number;
  stock: number;
  isAvailableForSale: boolean;
}

/** Locks the products of an order by ascending id, as every transaction does, and returns its lines. */
async function lockOrderProducts(tx: Transaction, orderId: string): Promise<LockedProduct[]> {
  return tx.$queryRaw<LockedProduct[]>`
    SELECT product.id::text AS "productId", line.quantity, line.missing_quantity AS "missingQuantity", product.stock,
      ${AVAILABLE_FOR_SALE_SQL} AS "isAvailableForSale"
    FROM order_lines line JOIN products product ON product.id = line.product_id
    WHERE line.order_id = ${orderId}::uuid
    ORDER BY product.id
    FOR NO KEY UPDATE OF product`;
}

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
export async function restockRefund(tx: Transaction, source: StockMovementSource, pieces: readonly RestockedPieces[]) {
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
