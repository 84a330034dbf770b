import { db } from '../db/client.ts';
import { requirePermission } from '../core/permissions.ts';
import type { Viewer } from '../core/viewer.ts';
import type { DateRange } from '../core/dateRange.ts';
import { countedOrdersWhere } from './countedOrdersWhere.ts';

const MAX_RESULTS = 10;

/** A product with its sales. */
export interface TopProduct {
  productId: string;
  /** The name of the product in the last order. */
  name: string;
  quantity: number;
  revenuePaise: number;
}

/** Finds the products with the largest sales in a range, by pieces and then by revenue, by one statement. */
export async function findTopProducts(viewer: Viewer, { first, last }: DateRange): Promise<TopProduct[]> {
  requirePermission(viewer, 'REPORTS');
  const rows = await db.$queryRaw<{ productId: string; name: string; quantity: bigint; revenue: bigint }[]>`
    WITH bought AS (
      SELECT line.product_id, sum(line.quantity) AS quantity, sum(line.total_paise) AS revenue
      FROM orders JOIN order_lines line ON line.order_id = orders.id
      WHERE ${countedOrdersWhere(first, last)}
      GROUP BY line.product_id
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
