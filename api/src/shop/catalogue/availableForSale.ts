import { Prisma } from '../../platform/db/generated/client.ts';
import { db } from '../../platform/db/client.ts';

/** The condition of a row of `products`, by the alias `product`, that shoppers may see and buy: it is published and not deleted. */
export const AVAILABLE_FOR_SALE_SQL = Prisma.sql`product.is_published AND product.deleted_at IS NULL`;

/** The same as Prisma's `where`. */
export const AVAILABLE_FOR_SALE = { isPublished: true, deletedAt: null } as const;

/** The same of a loaded product. */
export function isAvailableForSale(product: { isPublished: boolean; deletedAt: Date | null }): boolean {
  return product.isPublished && product.deletedAt === null;
}

/** Whether a product was deleted, so that its page is gone for good. */
export async function isProductDeleted(id: string): Promise<boolean> {
  return (await db.product.count({ where: { id, deletedAt: { not: null } } })) > 0;
}
