import { MAX_STOCK, adjustStock } from './adjustStock.ts';
import type { Transaction } from '../../platform/db/client.ts';

/** The order that a stock movement belongs to; `actorId` is null when no person causes it. */
export interface StockMovementSource {
  orderId: string;
  actorId: string | null;
}

interface Piece {
  productId: string;
  quantity: number;
}

/**
 * Deducts the quantities of an order from stock and records the movements. Returns false when the stock of a product does not
 * suffice; the caller then rolls back. The caller has locked the products.
 */
export async function deductOrderStock(
  tx: Transaction,
  order: StockMovementSource,
  pieces: readonly Piece[],
): Promise<boolean> {
  const changes = pieces.map(({ productId, quantity }) => ({ productId, delta: -quantity }));
  const moved = await adjustStock(tx, { reason: 'ORDER', ...order }, changes);
  return moved.length === pieces.length;
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
  const isAvailable = pieces.every(({ quantity, stock, isSellable }) => isSellable && stock >= quantity);
  return isAvailable && deductOrderStock(tx, order, pieces);
}

interface LockedProduct extends Piece {
  missingQuantity: number;
  stock: number;
  isSellable: boolean;
}

/** Locks the products of an order by ascending id, as every transaction does, and returns its lines. */
async function lockOrderProducts(tx: Transaction, orderId: string): Promise<LockedProduct[]> {
  return tx.$queryRaw<LockedProduct[]>`
    SELECT product.id::text AS "productId", line.quantity, line.missing_quantity AS "missingQuantity", product.stock,
      product.is_published AND product.deleted_at IS NULL AS "isSellable"
    FROM order_lines line JOIN products product ON product.id = line.product_id
    WHERE line.order_id = ${orderId}::uuid
    ORDER BY product.id
    FOR NO KEY UPDATE OF product`;
}
