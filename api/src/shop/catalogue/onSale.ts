import { Prisma } from '../../platform/db/generated/client.ts';
import { db } from '../../platform/db/client.ts';

/** The condition for a row of `products` under the name `product` that shoppers may see and buy; `SELLABLE` is the same for Prisma. */
export const ON_SALE = Prisma.sql`product.is_published AND product.deleted_at IS NULL`;

/** Prisma's condition for a product that shoppers may see and buy. */
export const SELLABLE = { isPublished: true, deletedAt: null } as const;

/** Whether a product was deleted, so that its page is gone for good. */
export async function isProductDeleted(id: string): Promise<boolean> {
  return (await db.product.count({ where: { id, deletedAt: { not: null } } })) > 0;
}
