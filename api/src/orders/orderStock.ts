import { MAX_STOCK, moveStock } from '../catalogue/moveStock.ts';
import type { Transaction } from '../db/client.ts';

/** Whose order it is that stock moves for; the actor is null where nobody in person moves it. */
export interface StockedOrder {
  orderId: string;
  actorId: string | null;
}

interface Piece {
  productId: string;
  quantity: number;
}

/**
 * Takes the pieces of an order out of stock and writes the ledger. Answers false, with stock untouched for what was short, when
 * any product has too few; the caller rolls back. The products are locked by the caller.
 */
export async function takeStock(tx: Transaction, order: StockedOrder, pieces: readonly Piece[]): Promise<boolean> {
  const changes = pieces.map(({ productId, quantity }) => ({ productId, delta: -quantity }));
  const taken = await moveStock(tx, { reason: 'ORDER', ...order }, changes);
  return taken.length === pieces.length;
}

/**
 * Puts the pieces of an order back into stock, but for those that were missing anyway. Of a product that may have no more than
 * so many pieces, the ledger says how many really went back.
 */
export async function returnStock(tx: Transaction, order: StockedOrder): Promise<void> {
  const pieces = await lockPieces(tx, order.orderId);
  const changes = pieces.map(({ productId, quantity, shortQuantity, stock }) => ({
    productId,
    delta: Math.min(quantity - shortQuantity, MAX_STOCK - stock),
  }));
  await moveStock(tx, { reason: 'CANCEL', ...order }, changes);
}

/** Takes the pieces of an order whose stock was given up once more. Answers false, and takes nothing, when any can't be had. */
export async function takeStockAgain(tx: Transaction, order: StockedOrder): Promise<boolean> {
  const pieces = await lockPieces(tx, order.orderId);
  const isHad = pieces.every(({ quantity, stock, isSellable }) => isSellable && stock >= quantity);
  return isHad && takeStock(tx, order, pieces);
}

interface LockedPiece extends Piece {
  shortQuantity: number;
  stock: number;
  isSellable: boolean;
}

/** The lines of an order with their products locked, in id order as everywhere. */
async function lockPieces(tx: Transaction, orderId: string): Promise<LockedPiece[]> {
  return tx.$queryRaw<LockedPiece[]>`
    SELECT product.id::text AS "productId", line.quantity, line.short_quantity AS "shortQuantity", product.stock,
      product.is_published AND product.deleted_at IS NULL AS "isSellable"
    FROM order_lines line JOIN products product ON product.id = line.product_id
    WHERE line.order_id = ${orderId}::uuid
    ORDER BY product.id
    FOR NO KEY UPDATE OF product`;
}
