import { typeid } from 'typeid-js';
import { PRICE_COLUMNS } from '../cart/lineStatus.ts';
import { lockCartLines } from '../cart/changeCartLines.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { OrderNotFoundError } from './orderErrors.ts';
import { planReorder, type UnavailableLine, type TargetLine } from './planReorder.ts';

/** The result of a reorder. */
export interface ReorderResult {
  userId: string;
  /** The cart lines that were created or increased, oldest first. */
  lineIds: string[];
  /** The total quantity that was added. */
  addedCount: number;
  unavailableLines: UnavailableLine[];
}

/**
 * Adds the available lines of one of the viewer's orders to the cart. Each cart line is increased to at least the ordered quantity,
 * not by it, so that a repeated call changes nothing. Other cart lines stay.
 * @throws OrderNotFoundError
 */
export async function reorder({ userId }: Viewer, orderId: string): Promise<ReorderResult> {
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
              select: {
                ...PRICE_COLUMNS,
                id: true,
                cartLines: { where: { userId }, select: { quantity: true } },
              },
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
