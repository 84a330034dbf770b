import { ON_SALE } from '../../catalogue/onSale.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { MAX_SAVED_LINES } from './savedCartLineErrors.ts';

/** The condition that a user can save one more product; those no longer sold, which are hidden, do not count. */
export function hasRoomToSave(userId: string, productId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT count(*) FROM saved_cart_lines other JOIN products product ON product.id = other.product_id
    WHERE other.user_id = ${userId}::uuid AND other.product_id <> ${productId} AND ${ON_SALE}
  ) < ${MAX_SAVED_LINES}::int`;
}
