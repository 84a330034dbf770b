import { randomUUID } from 'node:crypto';
import { db, type Transaction } from '../db/client.ts';
import { enqueueJob } from '../db/enqueueJob.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import type { Caller } from '../graphql/caller.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { revokeAllApiTokens } from '../identity/apiTokens/revokeApiToken.ts';
import { confirmPassword } from '../identity/confirmPassword.ts';
import { endAllSessions } from '../identity/endSessions.ts';
import { hashPassword } from '../identity/password.ts';
import { newToken } from '../identity/randomToken.ts';
import { mayNotify } from '../identity/spendMail.ts';
import { postMail } from '../mail/postMail.ts';
import { REMOVE_PICTURES } from '../media/removePictures.ts';
import { OrdersOnTheWayError } from './accountErrors.ts';

/** Orders that somebody may still have to bring to the door. */
const ON_THE_WAY: OrderStatus[] = ['PLACED', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY'];
/** Groceries come within minutes; an order that nobody has closed for so long is not on its way any more. */
const LONGEST_WAY_MS = 24 * 60 * 60 * 1000;

const GONE = 'Deleted';

/**
 * Erases what is known of the viewer. Orders stay in the books, with the city they went to but without name, street and number.
 * @throws WrongPasswordError, OrdersOnTheWayError, TooManyAttemptsError
 */
export async function deleteAccount(
  viewer: Viewer,
  input: { password: string; caller: Caller },
  now: Date,
): Promise<void> {
  const { email } = await confirmPassword(viewer, input.password, input.caller);
  const { userId } = viewer;
  const passwordHash = await hashPassword(newToken()); // of a password that nobody knows
  const isNotified = await mayNotify(input.caller, email);
  await db.$transaction(async (tx) => {
    await lockOrders(tx, userId);
    await lockUser(tx, userId);
    const since = new Date(now.getTime() - LONGEST_WAY_MS);
    const onTheWay = await tx.order.count({
      where: {
        userId,
        OR: [{ status: 'PENDING_PAYMENT' }, { status: { in: ON_THE_WAY }, createdAt: { gt: since } }],
      },
    });
    if (onTheWay > 0) throw new OrdersOnTheWayError();
    const inHand = await tx.order.count({
      where: { riderId: userId, status: 'OUT_FOR_DELIVERY', createdAt: { gt: since } },
    });
    if (inHand > 0) throw new OrdersOnTheWayError('You are bringing an order. Please deliver it first.');
    await eraseBelongings(tx, userId);
    await tx.mail.deleteMany({ where: { OR: [{ userId }, { recipient: email }] } });
    await tx.oneTimeCode.deleteMany({ where: { OR: [{ userId }, { email }] } });
    await eraseUser(tx, userId, passwordHash);
    await endAllSessions(tx, userId, now);
    await revokeAllApiTokens(tx, userId);
    if (isNotified) await postMail(tx, { kind: 'ACCOUNT_DELETED', recipient: email });
  });
}

/** Before the user, as everywhere: a payment that is about to be settled is waited for, or finds the account deleted. */
async function lockOrders(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM orders WHERE user_id = ${userId}::uuid ORDER BY id FOR NO KEY UPDATE`;
}

/** An order that is being placed holds the same row, so that none slips in. */
async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
}

async function eraseBelongings(tx: Transaction, userId: string): Promise<void> {
  await tx.cartLine.deleteMany({ where: { userId } });
  await tx.order.updateMany({
    where: { userId },
    data: { recipientName: GONE, addressLine: GONE, mobile: GONE, addressId: null },
  });
  await tx.orderEvent.updateMany({ where: { actorId: userId, actor: 'SHOPPER' }, data: { note: null } });
  await tx.payment.updateMany({ where: { order: { userId } }, data: { sessionUrl: null } });
  await tx.address.deleteMany({ where: { userId } });
  await tx.idempotencyKey.deleteMany({ where: { userId } });
  await tx.session.updateMany({ where: { userId }, data: { userAgent: null } });
}

/** The row stays for the sake of orders and ledger; nobody can log in with it, and nothing in it says whose it was. */
async function eraseUser(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  const pictures = await tx.mediaFile.findMany({ where: { avatarOf: { some: { id: userId } } }, select: { id: true } });
  await tx.user.update({
    where: { id: userId },
    data: {
      name: GONE,
      email: `${randomUUID()}@deleted.invalid`,
      pendingEmail: null,
      passwordHash,
      mobile: null,
      avatarId: null,
      status: 'INACTIVE',
      role: 'USER',
      emailVerifiedAt: null,
      lastLoginAt: null,
    },
    select: { id: true },
  });
  if (pictures.length > 0) await enqueueJob(tx, REMOVE_PICTURES, { ids: pictures.map(({ id }) => id) });
}
