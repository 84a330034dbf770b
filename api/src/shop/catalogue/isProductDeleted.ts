import { db } from '../../platform/db/client.ts';

/** Whether a product was deleted, so that its page is gone for good. */
export async function isProductDeleted(id: string): Promise<boolean> {
  return (await db.product.count({ where: { id, deletedAt: { not: null } } })) > 0;
}
