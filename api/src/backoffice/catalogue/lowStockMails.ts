import { DAY_MS } from '@kirana/shared/durations.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../../shop/catalogue/availableForSale.ts';
import { greeting, type MailComposer } from '../../platform/mail/mailContent.ts';
import { queueStaffMails } from '../staff/queueStaffMails.ts';

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
    const [low] = await tx.$queryRaw<object[]>`${lowProducts(now)} ${limitTo(1)}`;
    return low ? queueStaffMails(tx, 'LOW_STOCK', 'CATALOGUE') : 0;
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
