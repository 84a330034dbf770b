import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { db } from '../../../platform/db/client.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { lockProduct } from './productState.ts';

/**
 * Deletes a product. Old orders, carts and the ledger still read its row. Another product may take its SKU, because the row gets
 * a SKU that is otherwise invalid. @throws ProductNotFoundError
 */
export async function deleteProduct(
  viewer: Viewer,
  { productId }: { productId: string },
  now: Date,
): Promise<{ productId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const { state } = await lockProduct(tx, productId);
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
