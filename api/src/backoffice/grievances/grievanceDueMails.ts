import { db } from '../../platform/db/client.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import { greeting, type MailComposer } from '../../platform/mail/mailContent.ts';
import { SHOP_TIME_ZONE } from '../../platform/core/shopCalendar.ts';
import { DUE_SOON_MS } from '../../shop/grievances/grievances.ts';
import { queueStaffMails } from '../staff/queueStaffMails.ts';

/** How many complaints a mail lists; the page that it links to has them all. */
const MAX_ROWS = 30;

const moments = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: SHOP_TIME_ZONE });

/** The complaints whose next step is over its limit at `now`, or soon will be. */
function dueAt(now: Date): Prisma.GrievanceWhereInput {
  return {
    OR: (['RECEIVED', 'ACKNOWLEDGED'] as const).map((status) => ({
      status,
      dueAt: { lte: new Date(now.getTime() + DUE_SOON_MS[status]) },
    })),
  };
}

/** Queues a mail for each of the staff who look after customers, if a complaint is near its limit or over it; returns their number. */
export async function queueGrievanceDueMails(now: Date): Promise<number> {
  return db.$transaction(async (tx) => {
    if ((await tx.grievance.count({ where: dueAt(now) })) === 0) return 0;
    return queueStaffMails(tx, 'GRIEVANCES_DUE', 'CUSTOMERS');
  });
}

/** Lists the complaints that are near their limit or over it, the most urgent first. */
export const grievancesDueMail: MailComposer = async ({ userId }, { publicUrl, now }) => {
  const where = dueAt(now);
  const user = await db.user.findUnique({ where: { id: userId ?? '', status: 'ACTIVE' }, select: { name: true } });
  const total = await db.grievance.count({ where });
  if (!user || total === 0) return null;
  const found = await db.grievance.findMany({ where, orderBy: [{ dueAt: 'asc' }, { id: 'asc' }], take: MAX_ROWS });
  const rows = found.map(({ number, subject, status, dueAt: limit }) => {
    const step = status === 'RECEIVED' ? 'Acknowledge' : 'Resolve';
    const isOver = limit !== null && limit < now;
    return {
      label: `#${number} ${subject}`,
      value: limit === null ? '' : `${isOver ? `${step}: over since` : `${step} by`} ${moments.format(limit)}`,
    };
  });
  const more = total - rows.length;
  return {
    subject: total === 1 ? '1 complaint needs an answer' : `${total} complaints need an answer`,
    paragraphs: [
      greeting(user.name),
      'The law gives you 48 hours to acknowledge a complaint, and one month to resolve it. These are near their limit, or over it:',
    ],
    tables: [{ rows: more === 0 ? rows : [...rows, { label: `and ${more} more`, value: '' }] }],
    button: { label: 'See the complaints', url: `${publicUrl}/dashboard/complaints` },
  };
};
