import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';

/** Removes a product from the viewer's favourites, if it is there. */
export async function removeFavourite({ userId }: Viewer, productId: string): Promise<{ userId: string }> {
  await queryRows(
    Prisma.sql`DELETE FROM favourites WHERE user_id = ${userId}::uuid AND product_id = ${productId}::uuid`,
  );
  return { userId };
}
