import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';

/** Withdraws the viewer's request for a product, if there is one; a mail that waits to be sent is dropped. */
export async function deleteStockNotification({ userId }: Viewer, productId: string): Promise<{ userId: string }> {
  await queryRows(
    Prisma.sql`DELETE FROM stock_notifications WHERE user_id = ${userId}::uuid AND product_id = ${productId}::uuid`,
  );
  return { userId };
}
