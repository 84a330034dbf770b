import { db } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';

/** The number of products, and of those that need an admin's attention. */
export interface ProductCounts {
  total: number;
  hidden: number;
  lowOnStock: number;
  outOfStock: number;
}

/** Counts the products that are not deleted, including hidden ones, by one statement. */
export async function countProducts(viewer: Viewer): Promise<ProductCounts> {
  requirePermission(viewer, 'REPORTS');
  const [counts] = await db.$queryRaw<ProductCounts[]>`
    SELECT count(*)::int AS "total",
      (count(*) FILTER (WHERE NOT is_published))::int AS hidden,
      (count(*) FILTER (WHERE stock <= low_stock_threshold))::int AS "lowOnStock",
      (count(*) FILTER (WHERE stock = 0))::int AS "outOfStock"
    FROM products WHERE deleted_at IS NULL`;
  return counts ?? { total: 0, hidden: 0, lowOnStock: 0, outOfStock: 0 };
}
