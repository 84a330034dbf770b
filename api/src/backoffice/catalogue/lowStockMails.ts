import { typeid } from 'typeid-js';
import { DAY_MS } from '@kirana/shared/durations.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { enqueueMails } from '../../platform/mail/enqueueMail.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../../shop/catalogue/availableForSale.ts';
import { greeting, type MailComposer } from '../../platform/mail/mailContent.ts';

/** How many products a mail lists; the page that it links to has them all. */
const MAX_ROWS = 30;

interface LowProduct {
  name: string;
  unit: string;
  stock: number;
  total: number;
}

/** The products in the shop whose stock fell to their threshold or below it in the day before `until`, the scarcest first. */
function lowProducts(until: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT product.name, product.unit, product.stock, count(*) OVER ()::int AS total
    FROM (
      SELECT product_id, sum(delta)::int AS delta FROM stock_movements
      WHERE created_at > ${new Date(until.getTime() - DAY_MS)} AND created_at <= ${until} GROUP BY product_id
    ) moved JOIN products product ON product.id = moved.product_id
    WHERE product.stock <= product.low_stock_threshold AND product.stock - moved.delta > product.low_stock_threshold
      AND ${AVAILABLE_FOR_SALE_SQL}
    ORDER BY product.stock, product.name, product.id`;
}

/** Queues a mail for each of the staff who keep the catalogue, if products ran low in the last day; returns their number. */
export async function queueLowStockMails(now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const recipients = await tx.$queryRaw<{ userId: string; recipient: string }[]>`
      SELECT account.id AS "userId", account.email AS recipient
      FROM users account JOIN role_definitions role ON role.id = account.role_definition_id
      WHERE 'CATALOGUE' = ANY (role.permissions) AND account.status = 'ACTIVE' AND account.email_verified_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM mail_opt_outs WHERE user_id = account.id AND category = 'LOW_STOCK')
        AND EXISTS (${lowProducts(now)})
      ORDER BY account.id`;
    if (recipients.length === 0) return 0;
    await enqueueMails(
      tx,
      Prisma.sql`
        SELECT id, 'LOW_STOCK' AS kind, user_id, recipient, NULL::uuid AS order_id, NULL::uuid AS refund_id, NULL::uuid AS refund_request_id
        FROM unnest(${recipients.map(() => typeid().toUUID())}::uuid[], ${recipients.map(({ userId }) => userId)}::uuid[],
          ${recipients.map(({ recipient }) => recipient)}::text[]) AS due (id, user_id, recipient)`,
    );
    return recipients.length;
  });
}

/** Lists the products that ran low in the day before the mail was queued, and are still low. */
export const lowStockMail: MailComposer = async ({ userId, createdAt }, { publicUrl }) => {
  const user = await db.user.findUnique({ where: { id: userId ?? '', status: 'ACTIVE' }, select: { name: true } });
  const products = await queryRows<LowProduct>(Prisma.sql`${lowProducts(createdAt)} ${limitTo(MAX_ROWS)}`);
  const total = products[0]?.total ?? 0;
  if (!user || total === 0) return null;
  const rows = products.map(({ name, unit, stock }) => ({
    label: name,
    note: unit,
    value: stock === 0 ? 'Sold out' : `${stock} left`,
  }));
  const more = total - rows.length;
  return {
    subject: total === 1 ? '1 product is running low' : `${total} products are running low`,
    paragraphs: [greeting(user.name), 'These ran low since yesterday:'],
    tables: [{ rows: more === 0 ? rows : [...rows, { label: `and ${more} more`, value: '' }] }],
    button: { label: 'See low stock', url: `${publicUrl}/dashboard/product?show=low` },
  };
};
