import { linePrice, lineStatus, type LineStatus, type PricedLine } from '../cart/lineStatus.ts';
import type { StatementRunner } from '../../platform/db/runTransaction.ts';
import type { Product } from '../../platform/db/generated/client.ts';

/** A cart line with the columns that an order line copies from the product; amounts in paise. */
export interface CheckoutLine extends Pick<
  Product,
  'name' | 'brand' | 'unit' | 'gstPercent' | 'hsnCode' | 'discountPercent'
> {
  /** Of the cart line; older ones come first. */
  lineId: string;
  productId: string;
  quantity: number;
  status: LineStatus;
  pictureId: string | null;
  mrp: number;
  price: number;
}

type LockedRow = Omit<CheckoutLine, 'status' | 'mrp' | 'price'> &
  PricedLine['product'] & { unpaidOrderId: string | null };

/**
 * Reads a person's cart and locks its lines and their products until the transaction ends, so that prices
 * and stock stay as read. Products are locked in id order, because two carts in different orders would deadlock. The transaction has locked
 * the user before them. Reads the user's unpaid order, too: null without any, and for an empty cart.
 */
export async function lockCart(tx: StatementRunner, userId: string) {
  const rows = await tx.$queryRaw<LockedRow[]>`
    SELECT line.id AS "lineId", product.id AS "productId", line.quantity, product.name, product.brand, product.unit,
           product.gst_percent AS "gstPercent", product.hsn_code AS "hsnCode",
           product.mrp_paise AS "mrpPaise", product.discount_percent AS "discountPercent", product.stock, product.max_per_order AS "maxPerOrder",
           product.is_published AS "isPublished", product.deleted_at AS "deletedAt",
           (SELECT picture_id FROM product_pictures
            WHERE product_id = product.id ORDER BY position LIMIT 1) AS "pictureId",
           (SELECT id FROM orders WHERE user_id = ${userId}::uuid AND status = 'PENDING_PAYMENT') AS "unpaidOrderId"
    FROM cart_lines line JOIN products product ON product.id = line.product_id
    WHERE line.user_id = ${userId}::uuid
    ORDER BY product.id
    FOR UPDATE OF line FOR NO KEY UPDATE OF product`;
  const lines = rows.map(({ mrpPaise, stock, maxPerOrder, isPublished, deletedAt, unpaidOrderId: _, ...row }) => {
    const product = { mrpPaise, discountPercent: row.discountPercent, stock, maxPerOrder, isPublished, deletedAt };
    return {
      ...row,
      status: lineStatus({ quantity: row.quantity, product }),
      mrp: mrpPaise,
      price: linePrice({ product }),
    };
  });
  return { lines, unpaidOrderId: rows[0]?.unpaidOrderId ?? null };
}
