import { randomUUID } from 'node:crypto';
import { recordConsent } from '../../platform/consent/consents.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { enqueueJob } from '../../platform/db/enqueueJob.ts';
import type { Caller } from '../../platform/core/caller.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { revokeAllApiTokens } from '../identity/apiTokens/apiTokens.ts';
import { confirmPassword } from '../identity/login/changePassword.ts';
import { revokeAllSessions } from '../identity/sessions/revokeSessions.ts';
import { contactKeys } from '../identity/userBlocks.ts';
import { removeTwoFactor } from '../identity/twoFactor/twoFactor.ts';
import { tryConsumeNoticeLimit } from '../identity/accountLimits.ts';
import { enqueueMail } from '../../platform/mail/enqueueMail.ts';
import { OPEN_STATES } from '../orders/orderStates.ts';
import { REMOVE_PICTURES } from '../../platform/media/removePictures.ts';
import { closeStoreCredit } from '../storeCredit/storeCredit.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

export class OpenOrdersError extends defineUserError({
  description: 'An order of the last 24 hours is open, or the viewer delivers one.',
  message: 'An order is on its way to you. You can delete your account once it has arrived.',
}) {}

/** Deliveries take minutes: an order that was left open for longer than this does not block the deletion. */
const MAX_OPEN_ORDER_AGE_MS = DAY_MS;

const ERASED = 'Deleted';

/**
 * Erases the personal data of the viewer. Orders stay for the accounts, with the city but without name, street and number, and without
 * notes about them. A block of cash on delivery stays with the fingerprints of the contacts (decision 15), and the record of consents with the
 * account, which has no name, until it is purged.
 * @throws WrongPasswordError, OpenOrdersError, TooManyAttemptsError
 */
export async function deleteAccount(viewer: Viewer, input: { password: string; caller: Caller }, now: Date) {
  const { email } = await confirmPassword(viewer, input.password, input.caller);
  const { userId } = viewer;
  const isNotified = await tryConsumeNoticeLimit(input.caller, email);
  await db.$transaction(async (tx) => {
    // The orders before the user, as all rules do: a concurrent payment commits first, or finds the account deleted.
    await tx.$queryRaw`SELECT FROM orders WHERE user_id = ${userId}::uuid ORDER BY id FOR NO KEY UPDATE`;
    // Placing an order locks the same row, so that no order is placed during the deletion.
    await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const since = new Date(now.getTime() - MAX_OPEN_ORDER_AGE_MS);
    const openOrders = await tx.order.count({
      where: {
        userId,
        OR: [{ status: 'PENDING_PAYMENT' }, { status: { in: [...OPEN_STATES] }, createdAt: { gt: since } }],
      },
    });
    if (openOrders > 0) throw new OpenOrdersError();
    const deliveries = await tx.order.count({
      where: { riderId: userId, status: { in: ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED'] }, createdAt: { gt: since } },
    });
    if (deliveries > 0) throw new OpenOrdersError('You’re out delivering an order. Deliver it first.');
    const openShifts = await tx.cashShift.count({ where: { holderId: userId, closedAt: null } });
    if (openShifts > 0) throw new OpenOrdersError('You’re carrying the shop’s cash. Hand it in first.');
    const withdrawal = { userId, purpose: 'MARKETING_EMAIL', place: 'ACCOUNT_DELETION', notice: null } as const;
    await recordConsent(tx, withdrawal, now);
    await tx.order.updateMany({ where: { riderId: userId, status: 'PACKED' }, data: { riderId: null } });
    await keepCashBlock(tx, userId, input.caller);
    await eraseUserData(tx, userId);
    await closeStoreCredit(tx, userId, now);
    await tx.mail.deleteMany({ where: { OR: [{ userId }, { recipient: email }] } });
    await tx.oneTimeCode.deleteMany({ where: { OR: [{ userId }, { email }] } });
    await tx.staffInvitation.deleteMany({ where: { email } });
    await removeTwoFactor(tx, [userId]);
    await eraseUser(tx, userId);
    await revokeAllSessions(tx, userId, now);
    await revokeAllApiTokens(tx, userId);
    if (isNotified) await enqueueMail(tx, { kind: 'ACCOUNT_DELETED', recipient: email });
  });
}

async function keepCashBlock(tx: Transaction, userId: string, { fingerprint }: Caller): Promise<void> {
  const inForce = { userId, kind: 'CASH_ON_DELIVERY', liftedAt: null } as const;
  // No saved addresses: they can contain other people's numbers, who would be blocked then.
  const { email, mobile, orders } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...{ email: true, mobile: true }, orders: { select: { mobile: true }, distinct: 'mobile' } },
  });
  const mobiles = [mobile, ...orders.map((order) => order.mobile)];
  await tx.userBlock.updateMany({
    where: inForce,
    data: { reason: null, createdAt: new Date(), contactKeys: contactKeys({ email, mobiles }, fingerprint) },
  });
  await tx.userBlock.deleteMany({ where: { userId, NOT: inForce } });
}

async function eraseUserData(tx: Transaction, userId: string): Promise<void> {
  await tx.cartLine.deleteMany({ where: { userId } });
  await tx.savedCartLine.deleteMany({ where: { userId } });
  await tx.favourite.deleteMany({ where: { userId } });
  await tx.savedFilter.deleteMany({ where: { userId } });
  await tx.stockNotification.deleteMany({ where: { userId } });
  await tx.order.updateMany({
    where: { userId },
    data: {
      recipientName: ERASED,
      addressLine: ERASED,
      mobile: ERASED,
      buyerName: null,
      buyerGstin: null,
      deliveryNote: null,
      addressId: null,
      addressKey: null,
      networkKey: null,
    },
  });
  await tx.storeCreditTransaction.updateMany({ where: { userId, note: { not: null } }, data: { note: null } });
  await tx.refundRequest.updateMany({ where: { order: { userId } }, data: { note: null } });
  await tx.refundRequest.updateMany({
    where: { order: { userId }, decisionNote: { not: null } },
    data: { decisionNote: ERASED }, // a declined one has a note
  });
  await tx.grievance.updateMany({
    where: { userId },
    data: { name: ERASED, email: '', mobile: null, subject: ERASED, body: ERASED, note: null },
  });
  await tx.refundRequestPhoto.deleteMany({ where: { ownerId: userId } });
  await tx.orderEvent.updateMany({ where: { order: { userId }, note: { not: null } }, data: { note: null } });
  await tx.refund.updateMany({ where: { payment: { order: { userId } }, note: { not: null } }, data: { note: null } });
  await tx.stockMovement.updateMany({ where: { order: { userId }, note: { not: null } }, data: { note: null } });
  await tx.cashShift.updateMany({
    where: { holderId: userId, note: { not: null } },
    data: { note: ERASED }, // a difference has a note
  });
  await tx.payment.updateMany({ where: { order: { userId } }, data: { sessionUrl: null } });
  await tx.address.deleteMany({ where: { userId } });
  await tx.campaignRecipient.deleteMany({ where: { userId } });
  await tx.nominee.deleteMany({ where: { userId } });
  await tx.mailOptOut.deleteMany({ where: { userId } });
  await tx.customerNote.deleteMany({ where: { userId } });
  await tx.idempotencyKey.deleteMany({ where: { userId } });
  await tx.session.updateMany({ where: { userId }, data: { userAgent: null } });
}

/** The row stays because orders and stock movements refer to it. It allows no login and has no personal data. */
async function eraseUser(tx: Transaction, userId: string): Promise<void> {
  const pictures = await tx.picture.findMany({ where: { avatarOf: { some: { id: userId } } }, select: { id: true } });
  await tx.user.update({
    where: { id: userId },
    data: {
      name: ERASED,
      email: `${randomUUID()}@deleted.invalid`,
      pendingEmail: null,
      passwordHash: null,
      mobile: null,
      avatarId: null,
      status: 'INACTIVE',
      roleDefinitionId: null,
      emailVerifiedAt: null,
      lastLoginAt: null,
    },
    select: { id: true },
  });
  if (pictures.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: pictures.map(({ id }) => id) });
}
