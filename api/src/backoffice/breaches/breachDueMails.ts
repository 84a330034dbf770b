import { DAY_MS } from '@kirana/shared/durations.ts';
import { SHOP_TIME_ZONE } from '../../platform/core/shopCalendar.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { greeting, type MailComposer } from '../../platform/mail/mailContent.ts';
import { queueStaffMails } from '../staff/queueStaffMails.ts';
import { BOARD_REPORT_MS, boardReportDueAt } from './breaches.ts';

const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE });

interface DueBreach {
  number: number;
  title: string;
  discoveredAt: Date;
}

/** The breaches whose report to the Board is due within a day of `now`, or over its limit, and not in; the most urgent first. */
function dueBreaches(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT breach.id, breach.number, last.title, last.discovered_at AS "discoveredAt"
    FROM breaches breach CROSS JOIN LATERAL (
      SELECT title, discovered_at, board_reported_at FROM breach_entries
      WHERE breach_id = breach.id ORDER BY number DESC LIMIT 1
    ) AS last
    WHERE last.board_reported_at IS NULL AND last.discovered_at <= ${new Date(now.getTime() + DAY_MS - BOARD_REPORT_MS)}
    ORDER BY last.discovered_at, breach.number`;
}

/** Queues a mail for each of the staff who keep the register, once for each breach, a day before its report is due; returns their number. */
export async function queueBreachDueMails(now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM breaches WHERE reminded_at IS NULL AND id IN (SELECT id FROM (${dueBreaches(now)}) AS due)
      FOR NO KEY UPDATE`;
    const count = due.length === 0 ? 0 : await queueStaffMails(tx, 'BREACHES_DUE', 'SETTINGS');
    const where = { id: { in: due.map(({ id }) => id) } };
    if (count > 0) await tx.breach.updateMany({ where, data: { remindedAt: now } });
    return count;
  });
}

/** Lists the breaches whose report is due. */
export const breachesDueMail: MailComposer = async ({ userId }, { publicUrl, now }) => {
  const user = await db.user.findUnique({ where: { id: userId ?? '', status: 'ACTIVE' }, select: { name: true } });
  const due = await queryRows<DueBreach>(dueBreaches(now));
  if (!user || due.length === 0) return null;
  const rows = due.map(({ number, title, discoveredAt }) => {
    const limit = boardReportDueAt(discoveredAt);
    return { label: `#${number} ${title}`, value: `${limit < now ? 'Over since' : 'By'} ${moments.format(limit)}` };
  });
  return {
    subject: due.length === 1 ? 'A data breach needs its report' : `${due.length} data breaches need their reports`,
    paragraphs: [
      greeting(user.name),
      'The Data Protection Board gets the details of a data breach within 72 hours. These are not reported yet:',
    ],
    tables: [{ rows }],
    button: { label: 'See the breaches', url: `${publicUrl}/dashboard/breaches` },
  };
};
