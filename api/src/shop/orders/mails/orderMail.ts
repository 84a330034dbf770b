import { db } from '../../../platform/db/client.ts';
import type { Mail, Prisma } from '../../../platform/db/generated/client.ts';
import {
  greeting,
  type MailComposer,
  type MailContent,
  type MailServices,
} from '../../../platform/mail/mailContent.ts';
import { MAILS } from '../../../platform/mail/mails.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

const ORDER = {
  include: {
    user: { select: { name: true, emailVerifiedAt: true } },
    lines: { orderBy: { id: 'asc' } },
    events: { orderBy: { id: 'asc' }, select: { status: true, actor: true, deliveryFailureReason: true, note: true } },
    refundRequests: { select: { id: true, status: true, decisionNote: true } },
    payment: { include: { refunds: { orderBy: { id: 'asc' } } } },
  },
} satisfies Prisma.OrderDefaultArgs;

export type MailedOrder = Prisma.OrderGetPayload<typeof ORDER>;

export type MailedRefund = NonNullable<MailedOrder['payment']>['refunds'][number];

/** The URL of the order's page, which shows the order to its shopper alone. */
export function orderUrl(publicUrl: string, { id }: Pick<MailedOrder, 'id'>): string {
  return `${publicUrl}/dashboard/myorders/${encodeId('Order', id)}`;
}

/** The mails about orders that an address gets within a day before it is confirmed. */
const UNCONFIRMED_DAILY_LIMIT = 6;

const CONFIRM_YOUR_EMAIL = 'Confirm this email address in your profile to get full receipts.';
const MISTYPED =
  'Not your order? Someone must have mistyped their email address when they signed up. You can ignore this email.';

/** What a mail about an order says now; null when it is overtaken. Its button opens the order, unless it has another one. */
export type OrderMailWriter = (
  order: MailedOrder,
  services: MailServices & { mail: Pick<Mail, 'refundId' | 'refundRequestId'> },
) => MailContent | null;

/**
 * Makes the composer of a mail about an order. A confirmed address gets the whole mail. An unconfirmed one may be a stranger's: it gets
 * receipts alone, few a day, without the name, the products and the address.
 */
export function orderMail(write: OrderMailWriter): MailComposer {
  return async (mail, services) => {
    if (mail.orderId === null || mail.userId === null) return null;
    // As it is now; null for another user's order and for a deleted account.
    const where = { id: mail.orderId, userId: mail.userId, user: { status: { not: 'INACTIVE' } } } as const;
    const order = await db.order.findUnique({ ...ORDER, where });
    const written = order && write(order, { ...services, mail });
    if (!written) return null;
    const content = { button: { label: 'View order', url: orderUrl(services.publicUrl, order) }, ...written };
    if (order.user.emailVerifiedAt !== null) {
      return { ...content, paragraphs: [greeting(order.user.name), ...content.paragraphs] };
    }
    if (MAILS[mail.kind].category || (await isOverLimit(mail))) return null;
    return { ...content, paragraphs: [...content.paragraphs, CONFIRM_YOUR_EMAIL], tables: [], footnote: MISTYPED };
  };
}

/** Whether the address has got its share: accounts are free, so orders must not become a way to flood a stranger's mailbox. */
async function isOverLimit({ recipient, createdAt }: Pick<Mail, 'recipient' | 'createdAt'>): Promise<boolean> {
  const earlier = await db.mail.count({
    where: {
      recipient,
      orderId: { not: null },
      sentAt: { not: null },
      createdAt: { gt: new Date(createdAt.getTime() - DAY_MS) },
    },
  });
  return earlier >= UNCONFIRMED_DAILY_LIMIT;
}
