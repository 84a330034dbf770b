import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';

const ORDER = {
  include: {
    user: { select: { name: true, emailVerifiedAt: true } },
    lines: { orderBy: { id: 'asc' } },
    events: { orderBy: { id: 'asc' }, select: { status: true, actor: true, deliveryFailureReason: true, note: true } },
    refundRequests: { select: { id: true, status: true, decisionNote: true } },
    payment: { include: { refunds: { orderBy: { id: 'asc' } } } },
  },
} satisfies Prisma.OrderDefaultArgs;

/** An order with what its mails say. */
export type MailedOrder = Prisma.OrderGetPayload<typeof ORDER>;

/** A refund of its payment. */
export type MailedRefund = NonNullable<MailedOrder['payment']>['refunds'][number];

/** Reads the order of a mail as it is now; null for another user's order and for a deleted account. */
export async function readMailedOrder(orderId: string, userId: string): Promise<MailedOrder | null> {
  return db.order.findUnique({ ...ORDER, where: { id: orderId, userId, user: { status: { not: 'INACTIVE' } } } });
}

/** The URL of the order's page, which shows the order to its shopper alone. */
export function orderUrl(publicUrl: string, { id }: Pick<MailedOrder, 'id'>): string {
  return `${publicUrl}/dashboard/myorders/${encodeId('Order', id)}`;
}
