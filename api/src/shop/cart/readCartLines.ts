import { columnsOf, type ListedProduct, type ListSelect } from '../catalogue/listedColumns.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { readRows } from '../../platform/db/queryRows.ts';

interface LineRow extends ListedProduct {
  quantity: number;
  /** In paise. */
  seenPricePaise: number;
  lineId: string;
  lineCreatedAt: Date;
  /** Left out of a line that is saved for later. */
  lineUpdatedAt?: Date;
}

/** Reads lines, as `line`, by the columns of both kinds of them; null when a list cannot read the selected columns of products. */
export async function readLines(select: ListSelect, statement: (columns: Prisma.Sql) => Prisma.Sql) {
  const columns = columnsOf('product', { ...select, id: true });
  if (!columns) return null;
  const rows = await readRows<LineRow>(
    statement(Prisma.sql`line.id AS "lineId", line.quantity, line.seen_price_paise AS "seenPricePaise",
      line.created_at AS "lineCreatedAt", ${columns}`),
  );
  return rows.map(({ lineId: id, lineCreatedAt: createdAt, lineUpdatedAt: updatedAt, ...row }) => {
    const { quantity, seenPricePaise, ...product } = row;
    return { id, quantity, seenPricePaise, createdAt, updatedAt, product };
  });
}

/** A line of a cart, or one that is saved for later, in the form of Prisma's rows; the product has the selected columns. */
export type ReadCartLine = NonNullable<Awaited<ReturnType<typeof readLines>>>[number];

/** Reads the lines of a user's cart, oldest first; null when a list cannot read the selected columns of products. */
export function readCartLines(userId: string, select: ListSelect): Promise<ReadCartLine[] | null> {
  return readLines(
    select,
    (columns) => Prisma.sql`
      SELECT ${columns}, line.updated_at AS "lineUpdatedAt"
      FROM cart_lines line JOIN products product ON product.id = line.product_id
      WHERE line.user_id = ${userId}::uuid ORDER BY line.id`,
  );
}
