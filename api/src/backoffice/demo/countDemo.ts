import { db } from '../../platform/db/client.ts';

/** What the shop has while it is a demo. */
export interface DemoContents {
  productCount: number;
  categoryCount: number;
  orderCount: number;
  customerCount: number;
  staffCount: number;
}

/** Counts what the owner of a demo removes; null when it is removed. */
export async function countDemo(): Promise<DemoContents | null> {
  const [contents] = await db.$queryRaw<DemoContents[]>`
    SELECT (SELECT count(*)::int FROM products WHERE deleted_at IS NULL) AS "productCount",
      (SELECT count(*)::int FROM categories) AS "categoryCount",
      (SELECT count(*)::int FROM orders) AS "orderCount",
      (SELECT count(*)::int FROM users WHERE role_definition_id IS NULL AND status <> 'INACTIVE') AS "customerCount",
      (SELECT count(*)::int FROM users WHERE role_definition_id IS NOT NULL) AS "staffCount"
    WHERE NOT EXISTS (SELECT FROM demo_removals)`;
  return contents ?? null;
}
