import { typeid } from 'typeid-js';
import { lockCartLines } from '../cart/lockCartLines.ts';
import { db, type Transaction } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { OrderGoneError } from './orderErrors.ts';
import { planReorder, type LeftOut, type WantedLine } from './planReorder.ts';

/** What became of an order's products in the cart. */
export interface Reordered {
  userId: string;
  /** The lines that are new or have grown, older ones first. */
  lineIds: string[];
  /** How many pieces came into the cart. */
  addedCount: number;
  leftOut: LeftOut[];
}

/**
 * Puts what is still sold of one of the viewer's orders into the cart. Each line is raised to at least what was ordered, not by it,
 * so that asking twice changes nothing more; what the cart holds besides stays.
 * @throws OrderGoneError
 */
export async function reorder({ userId }: Viewer, orderId: string): Promise<Reordered> {
  return db.$transaction(async (tx) => {
    // The person too, because an empty cart has no lines to wait for.
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
                id: true,
                stock: true,
                isPublished: true,
                deletedAt: true,
                mrpPaise: true,
                discountPercent: true,
                cartLines: { where: { userId }, select: { quantity: true } },
              },
            },
          },
        },
      },
    });
    if (!order) throw new OrderGoneError();
    const { wanted, addedCount, leftOut } = planReorder(order.lines, order.user._count.cartLines);
    return { userId, lineIds: await raiseLines(tx, userId, wanted), addedCount, leftOut };
  });
}

async function raiseLines(tx: Transaction, userId: string, wanted: readonly WantedLine[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const raised = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO cart_lines (id, user_id, product_id, quantity, seen_price_paise, updated_at)
    SELECT line.id, ${userId}::uuid, line.product_id, line.quantity, line.price, now()
    FROM unnest(
      ${wanted.map(() => typeid().toUUID())}::uuid[], ${wanted.map(({ productId }) => productId)}::uuid[],
      ${wanted.map(({ quantity }) => quantity)}::int[], ${wanted.map(({ price }) => price)}::int[]
    ) AS line (id, product_id, quantity, price)
    ORDER BY line.product_id
    ON CONFLICT (user_id, product_id) DO UPDATE
    SET quantity = greatest(cart_lines.quantity, EXCLUDED.quantity),
        seen_price_paise = EXCLUDED.seen_price_paise,
        updated_at = now()
    RETURNING id::text`;
  return raised.map(({ id }) => id).sort(); // older lines first, as the cart has them
}
