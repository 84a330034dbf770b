import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';

const TABLES = [
  ...['users', 'categories', 'sub_categories', 'sub_category_categories', 'products', 'product_pictures'],
  ...['product_categories', 'product_sub_categories', 'stock_movements', 'cart_lines', 'addresses', 'orders'],
  ...['order_lines', 'order_events', 'payments', 'audit_entries', 'pictures'],
];

/** One digest of the rows of each table: equal digests prove that nothing has changed. */
export async function tableDigests(): Promise<Record<string, string>> {
  const each = TABLES.map(
    (table) => `SELECT '${table}' AS "table", coalesce(md5(string_agg(row::text, ',' ORDER BY row::text)), '') AS digest
      FROM ${table} AS row`,
  );
  const rows = await db.$queryRaw<{ table: string; digest: string }[]>(Prisma.raw(each.join(' UNION ALL ')));
  return Object.fromEntries(rows.map(({ table, digest }) => [table, digest]));
}
