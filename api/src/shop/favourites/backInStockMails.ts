import { typeid } from 'typeid-js';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { enqueueMails } from '../../platform/mail/enqueueMail.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import type { MailComposer } from '../../platform/mail/mailContent.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { MINUTE_MS } from '@kirana/shared/durations.ts';

/** The job of one restocked product; a trigger of the database enqueues it. The schedule runs the same task for all products. */
export const QUEUE_STOCK_NOTIFICATIONS = 'queueStockNotifications';

/** A piece that is back is offered to so many shoppers, who asked first; the others are mailed an hour later, if it is still there. */
const MAILS_PER_PIECE = 10;
/** Shorter than the interval of the schedule, so that each run ignores the mails of the previous one. */
const OFFER_MINUTES = 50;
const BATCH_SIZE = 500;

interface DueRequest {
  id: string;
  userId: string;
  recipient: string;
}

/** Queues a mail for each open request whose product is in stock, of one product or of all; returns their number. */
export async function queueStockNotifications(now: Date, productId?: string): Promise<number> {
  let [total, queued] = [0, 0];
  do {
    queued = await db.$transaction((tx) => queueBatch(tx, now, productId));
    total += queued;
  } while (queued === BATCH_SIZE);
  return total;
}

async function queueBatch(tx: Transaction, now: Date, productId: string | undefined): Promise<number> {
  const ofProduct = productId === undefined ? Prisma.empty : Prisma.sql`AND product.id = ${productId}::uuid`;
  const offeredSince = new Date(now.getTime() - OFFER_MINUTES * MINUTE_MS);
  const due = await tx.$queryRaw<DueRequest[]>`
    SELECT request.id, request.user_id AS "userId", account.email AS recipient
    FROM (
      SELECT request.id, product.stock::bigint * ${MAILS_PER_PIECE}::int AS places,
             row_number() OVER (PARTITION BY product.id ORDER BY request.id) + (
               SELECT count(*) FROM stock_notifications offered JOIN mails mail ON mail.id = offered.mail_id
               WHERE offered.product_id = product.id AND mail.created_at > ${offeredSince}
             ) AS place
      FROM stock_notifications request
        JOIN products product ON product.id = request.product_id
        JOIN users account ON account.id = request.user_id
      WHERE request.notified_at IS NULL AND request.mail_id IS NULL AND account.status = 'ACTIVE'
        AND product.stock > 0 AND ${AVAILABLE_FOR_SALE_SQL} ${ofProduct}
    ) ranked
      JOIN stock_notifications request ON request.id = ranked.id
      JOIN users account ON account.id = request.user_id
    WHERE ranked.place <= ranked.places AND request.notified_at IS NULL AND request.mail_id IS NULL
    ORDER BY request.id ${limitTo(BATCH_SIZE)}
    FOR UPDATE OF request SKIP LOCKED`;
  if (due.length === 0) return 0;
  const mails = due.map((request) => ({ ...request, mailId: typeid().toUUID() }));
  const [mailIds, requestIds] = [mails.map(({ mailId }) => mailId), mails.map(({ id }) => id)];
  await enqueueMails(
    tx,
    Prisma.sql`
      SELECT id, 'BACK_IN_STOCK' AS kind, user_id, recipient, NULL::uuid AS order_id, NULL::uuid AS refund_id, NULL::uuid AS refund_request_id
      FROM unnest(${mailIds}::uuid[], ${mails.map(({ userId }) => userId)}::uuid[], ${mails.map(({ recipient }) => recipient)}::text[])
        AS due (id, user_id, recipient)`,
  );
  await tx.$executeRaw`
    UPDATE stock_notifications request SET mail_id = queued.mail_id
    FROM unnest(${requestIds}::uuid[], ${mailIds}::uuid[]) queued (id, mail_id)
    WHERE request.id = queued.id`;
  return due.length;
}

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
      AND account.status = 'ACTIVE' AND product.stock > 0 AND ${AVAILABLE_FOR_SALE_SQL}
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
      'Others are waiting for it too, so it may sell out again soon.',
    ],
    button: { label: `Shop ${product}`, url: `${publicUrl}/product/${encodeId('Product', productId)}` },
    footnote: 'You asked us to email you when this product is back. This is the only email about it.',
  };
};
