import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { escapeLike } from '../../../platform/db/keysetSql.ts';
import { searchBestProductIds } from '../../../shop/search/searchProducts.ts';

/**
 * Finds the ids of the best products for a text, on sale or not: those whose SKU begins with it, then those that the search of the shop finds,
 * which knows names and brands. @throws ForbiddenError
 */
export async function findBestProducts(viewer: Viewer, text: string, limit: number): Promise<string[]> {
  requirePermission(viewer, 'CATALOGUE');
  const pattern = `${escapeLike(text.toLowerCase())}%`;
  const [bySku, bySearch] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM products WHERE deleted_at IS NULL AND lower(sku) LIKE ${pattern} ORDER BY lower(sku) LIMIT ${limit}`,
    searchBestProductIds(text, limit),
  ]);
  return [...new Set([...bySku.map(({ id }) => id), ...bySearch])].slice(0, limit);
}
