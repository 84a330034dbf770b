import { productColumns, type ListedProduct, type ListSelect } from '../../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../../catalogue/availableForSale.ts';
import type { KeysetSql } from '../../../platform/db/keysetSql.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { readRows } from '../../../platform/db/queryRows.ts';

/** A line that is saved for later, in the form of Prisma's rows; the product has the selected columns. */
export interface ReadSavedCartLine {
  id: string;
  quantity: number;
  /** In paise. */
  seenPricePaise: number;
  createdAt: Date;
  product: ListedProduct;
}

/** The lines that a user has saved for later of products on sale, under the name `saved`. */
const savedBy = (userId: string) => Prisma.sql`
  FROM saved_cart_lines saved JOIN products product ON product.id = saved.product_id
  WHERE saved.user_id = ${userId}::uuid AND ${AVAILABLE_FOR_SALE_SQL}`;

/** Reads some of the lines that a user has saved for later; null when a list cannot read the selected columns of products. */
export async function readSavedCartLines(
  userId: string,
  { select, page }: { select: ListSelect; page: KeysetSql },
): Promise<ReadSavedCartLine[] | null> {
  const columns = productColumns({ ...select, id: true });
  if (!columns) return null;
  const rows = await readRows<SavedCartLineRow>(Prisma.sql`
    SELECT saved.id AS "lineId", saved.quantity, saved.seen_price_paise AS "seenPricePaise", saved.created_at AS "lineCreatedAt", ${columns}
    ${savedBy(userId)} ${page.where} ORDER BY ${page.orderBy} ${page.limit}`);
  return rows.map(({ lineId, quantity, seenPricePaise, lineCreatedAt, ...product }) => ({
    id: lineId,
    quantity,
    seenPricePaise,
    createdAt: lineCreatedAt,
    product,
  }));
}

/** How many lines of products on sale a user has saved for later. */
export async function countSavedCartLines(userId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`SELECT count(*)::int AS count ${savedBy(userId)}`);
  return row?.count ?? 0;
}

interface SavedCartLineRow extends ListedProduct {
  lineId: string;
  quantity: number;
  seenPricePaise: number;
  lineCreatedAt: Date;
}
