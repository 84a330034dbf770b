import type { ListSelect } from '../../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../../catalogue/availableForSale.ts';
import type { KeysetSql } from '../../../platform/db/keysetSql.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { readRows } from '../../../platform/db/queryRows.ts';
import { readLines } from '../readCartLines.ts';

/** The lines that a user has saved for later of products on sale, under the name `line`. */
const savedBy = (userId: string) => Prisma.sql`
  FROM saved_cart_lines line JOIN products product ON product.id = line.product_id
  WHERE line.user_id = ${userId}::uuid AND ${AVAILABLE_FOR_SALE_SQL}`;

/** Reads some of the lines that a user has saved for later; null when a list cannot read the selected columns of products. */
export function readSavedCartLines(userId: string, { select, page }: { select: ListSelect; page: KeysetSql }) {
  return readLines(
    select,
    (columns) => Prisma.sql`SELECT ${columns} ${savedBy(userId)} ${page.where} ORDER BY ${page.orderBy} ${page.limit}`,
  );
}

/** How many lines of products on sale a user has saved for later. */
export async function countSavedCartLines(userId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`SELECT count(*)::int AS count ${savedBy(userId)}`);
  return row?.count ?? 0;
}
