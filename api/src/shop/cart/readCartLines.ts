import { productColumns, type ListedProduct, type ListSelect } from '../catalogue/listedColumns.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { readRows } from '../../platform/db/queryRows.ts';

/** A line of a cart, in the form of Prisma's rows; the product has the selected columns. */
export interface ReadCartLine {
  id: string;
  quantity: number;
  /** In paise. */
  seenPricePaise: number;
  createdAt: Date;
  updatedAt: Date;
  product: ListedProduct;
}

/** Reads the lines of a user's cart, oldest first; null when a list cannot read the selected columns of products. */
export async function readCartLines(userId: string, select: ListSelect): Promise<ReadCartLine[] | null> {
  const columns = productColumns({ ...select, id: true });
  if (!columns) return null;
  const rows = await readRows<CartLineRow>(Prisma.sql`
    SELECT line.id AS "lineId", line.quantity, line.seen_price_paise AS "seenPricePaise",
           line.created_at AS "lineCreatedAt", line.updated_at AS "lineUpdatedAt", ${columns}
    FROM cart_lines line JOIN products product ON product.id = line.product_id
    WHERE line.user_id = ${userId}::uuid ORDER BY line.id`);
  return rows.map(({ lineId, quantity, seenPricePaise, lineCreatedAt, lineUpdatedAt, ...product }) => ({
    id: lineId,
    quantity,
    seenPricePaise,
    createdAt: lineCreatedAt,
    updatedAt: lineUpdatedAt,
    product,
  }));
}

interface CartLineRow extends ListedProduct {
  lineId: string;
  quantity: number;
  seenPricePaise: number;
  lineCreatedAt: Date;
  lineUpdatedAt: Date;
}
