import { typeid } from 'typeid-js';
import { PRICE_COLUMNS, linePrice, lineStatus, maxQuantity, type PricedLine } from '../cart/lineStatus.ts';
import { lockCartLines } from '../cart/changeCartLines.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { OrderNotFoundError } from './orderErrors.ts';
import { MAX_LINES } from '../cart/cartLimits.ts';

/**
 * Adds the available lines of one of the viewer's orders to the cart. Each cart line is increased to at least the ordered quantity,
 * not by it, so that a repeated call changes nothing. Other cart lines stay.
 * @throws OrderNotFoundError
 */
export async function reorder({ userId }: Viewer, orderId: string) {
  return db.$transaction(async (tx) => {
    // Locks the user as well, because an empty cart has no lines to lock.
    await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    await lockCartLines(tx, userId);
    const order = await tx.order.findUnique({
      where: { id: orderId, userId },
      select: {
        user: { select: { _count: { select: { cartLines: true } } } },
        lines: {
          orderBy: { id: 'asc' },
          select: {
            name: true,
            quantity: true,
            product: {
              select: { ...PRICE_COLUMNS, id: true, cartLines: { where: { userId }, select: { quantity: true } } },
            },
          },
        },
      },
    });
    if (!order) throw new OrderNotFoundError();
    const { targetLines, addedCount, unavailableLines } = planReorder(order.lines, order.user._count.cartLines);
    return { userId, lineIds: await upsertCartLines(tx, userId, targetLines), addedCount, unavailableLines };
  });
}

/** Returns the cart lines that were created or increased, oldest first. */
async function upsertCartLines(tx: Transaction, userId: string, targetLines: readonly TargetLine[]): Promise<string[]> {
  if (targetLines.length === 0) return [];
  const raised = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO cart_lines (id, user_id, product_id, quantity, seen_price_paise, updated_at)
    SELECT line.id, ${userId}::uuid, line.product_id, line.quantity, line.price, now()
    FROM unnest(
      ${targetLines.map(() => typeid().toUUID())}::uuid[], ${targetLines.map(({ productId }) => productId)}::uuid[],
      ${targetLines.map(({ quantity }) => quantity)}::int[], ${targetLines.map(({ price }) => price)}::int[]
    ) AS line (id, product_id, quantity, price)
    ORDER BY line.product_id
    ON CONFLICT (user_id, product_id) DO UPDATE
    SET quantity = greatest(cart_lines.quantity, EXCLUDED.quantity),
        seen_price_paise = EXCLUDED.seen_price_paise,
        updated_at = now()
    RETURNING id::text`;
  return raised.map(({ id }) => id).sort(); // ids sort by age, as the cart does
}

export type UnavailableLineReason =
  'WITHDRAWN' | 'OUT_OF_STOCK' | 'INSUFFICIENT_STOCK' | 'LIMIT_EXCEEDED' | 'CART_FULL';

/** An order line that the cart does not hold in full; `quantity` is the difference. */
export interface UnavailableLine {
  name: string;
  reason: UnavailableLineReason;
  quantity: number;
}

/** A line of an order with its current product and the quantity of that product in the cart. */
export interface ReorderLine extends PricedLine {
  name: string;
  product: PricedLine['product'] & { id: string; cartLines: readonly { quantity: number }[] };
}

/** The quantity of a product that the cart shall hold. */
interface TargetLine {
  productId: string;
  quantity: number;
  /** The current price of one, in paise. */
  price: number;
}

/** Computes which lines of an order the cart receives, and which are unavailable. A cart line with the quantity or more stays. */
export function planReorder(lines: readonly ReorderLine[], cartLineCount: number) {
  const targetLines: TargetLine[] = [];
  const unavailableLines: UnavailableLine[] = [];
  let [lineCount, addedCount] = [cartLineCount, 0];
  for (const line of lines) {
    const { name, quantity: ordered, product } = line;
    const held = product.cartLines[0]?.quantity ?? 0;
    const isFull = held === 0 && lineCount >= MAX_LINES;
    const quantity = isFull ? 0 : Math.min(ordered, maxQuantity(line));
    if (quantity < ordered)
      unavailableLines.push({ name, reason: reasonOf(line, isFull), quantity: ordered - quantity });
    if (quantity <= held) continue;
    if (held === 0) lineCount += 1;
    addedCount += quantity - held;
    targetLines.push({ productId: product.id, quantity, price: linePrice({ product }) });
  }
  return { targetLines, addedCount, unavailableLines };
}

function reasonOf(line: ReorderLine, isFull: boolean): UnavailableLineReason {
  const status = lineStatus(line);
  if (status === 'WITHDRAWN') return status;
  if (status === 'SOLD_OUT') return 'OUT_OF_STOCK';
  return isFull || status === 'AVAILABLE' ? 'CART_FULL' : status;
}
