import { ON_SALE } from '../catalogue/onSale.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import type { MailComposer } from '../../platform/mail/mailContent.ts';
import { formatRupees } from '../../platform/money/rupees.ts';

interface BackInStock {
  productId: string;
  product: string;
  unit: string;
  pricePaise: number;
  user: string;
}

/** Writes the mail that a product is back in stock, and closes its request. While the product can't be bought, the request stays open and the mail is dropped. */
export const backInStockMail: MailComposer = async ({ id }, { publicUrl, now }) => {
  const [found] = await queryRows<BackInStock>(Prisma.sql`
    UPDATE stock_notifications request SET notified_at = ${now}
    FROM products product, users account
    WHERE request.mail_id = ${id}::uuid AND product.id = request.product_id AND account.id = request.user_id
      AND account.status = 'ACTIVE' AND product.stock > 0 AND ${ON_SALE}
    RETURNING product.id AS "productId", product.name AS product, product.unit, product.price_paise AS "pricePaise",
              account.name AS user`);
  if (!found) {
    // An attempt that could not be sent had closed the request.
    await queryRows(Prisma.sql`UPDATE stock_notifications SET notified_at = NULL WHERE mail_id = ${id}::uuid`);
    return null;
  }
  const { productId, product, unit, pricePaise, user } = found;
  return {
    subject: `${product} is back in stock`,
    paragraphs: [
      `Hi ${user},`,
      `Good news: ${product} (${unit}) is back in stock, for ${formatRupees(pricePaise)}.`,
      'Others have been waiting for it too, so it may sell out again soon.',
    ],
    button: { label: `Shop ${product}`, url: `${publicUrl}/product/${encodeId('Product', productId)}` },
    footnote: 'You asked us to email you when this product is back. This is the only email about it.',
  };
};
