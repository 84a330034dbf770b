import { db } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { happenedWithin } from '../../platform/db/keysetSql.ts';

const MAX_RESULTS = 10;

/** A product with its sales. */
export interface TopProduct {
  productId: string;
  /** The name of the product in the last order. */
  name: string;
  /** The pieces sold, less those that were returned in the range. */
  quantity: number;
  revenuePaise: number;
}

/** Finds the products with the largest sales in a range, by pieces and then by revenue, by one statement. */
export async function findTopProducts(viewer: Viewer, { first, last }: DateRange): Promise<TopProduct[]> {
  requirePermission(viewer, 'REPORTS');
  const rows = await db.$queryRaw<{ productId: string; name: string; quantity: bigint; revenue: bigint }[]>`
    WITH bought AS (
      SELECT sale.product_id, sum(sale.quantity) AS quantity, sum(sale.total_paise) AS revenue
      FROM sales sale
      WHERE ${happenedWithin(Prisma.sql`sale.happened_at`, first, last)} AND sale.line_type = 'PRODUCT'
      GROUP BY sale.product_id HAVING sum(sale.quantity) > 0
      ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${MAX_RESULTS}
    )
    SELECT bought.product_id::text AS "productId", latest.name, bought.quantity, bought.revenue::bigint
    FROM bought, LATERAL (
      SELECT line.name FROM order_lines line
      WHERE line.product_id = bought.product_id ORDER BY line.id DESC LIMIT 1
    ) latest
    ORDER BY bought.quantity DESC, bought.revenue DESC, bought.product_id`;
  return rows.map(({ productId, name, quantity, revenue }) => ({
    productId,
    name,
    quantity: Number(quantity),
    revenuePaise: Number(revenue),
  }));
}
