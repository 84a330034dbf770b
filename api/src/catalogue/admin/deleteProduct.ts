import { recordAudit } from '../../audit/recordAudit.ts';
import { db } from '../../db/client.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { lockedProduct } from './productState.ts';

/**
 * Takes a product out of the shop for good. Old orders, carts and the ledger still read its row; its SKU is free for another
 * product, because the row gets one that none can have. @throws ProductGoneError
 */
export async function deleteProduct(
  viewer: Viewer,
  { productId }: { productId: string },
  now: Date,
): Promise<{ productId: string }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const { state } = await lockedProduct(tx, productId);
    await tx.product.update({
      where: { id: productId },
      data: { deletedAt: now, sku: `${state.sku}~${productId}` },
      select: { id: true },
    });
    await recordAudit(tx, viewer, {
      action: 'PRODUCT_DELETE',
      subjectId: productId,
      subjectName: state.name,
      before: { ...state },
      after: null,
    });
    return { productId };
  });
}
