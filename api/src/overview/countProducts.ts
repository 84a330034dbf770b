import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';

/** How many products there are, and of which many should be looked after. */
export interface ProductCounts {
  inAll: number;
  hidden: number;
  lowOnStock: number;
  outOfStock: number;
}

/** Counts the products that are not deleted, hidden ones included; in one statement. */
export async function countProducts(viewer: Viewer): Promise<ProductCounts> {
  requireAdmin(viewer);
  const [counts] = await db.$queryRaw<ProductCounts[]>`
    SELECT count(*)::int AS "inAll",
      (count(*) FILTER (WHERE NOT is_published))::int AS hidden,
      (count(*) FILTER (WHERE stock <= low_stock_threshold))::int AS "lowOnStock",
      (count(*) FILTER (WHERE stock = 0))::int AS "outOfStock"
    FROM products WHERE deleted_at IS NULL`;
  return counts ?? { inAll: 0, hidden: 0, lowOnStock: 0, outOfStock: 0 };
}
