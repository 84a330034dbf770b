import { db } from '../db/client.ts';
import { isTaken } from '../db/isTaken.ts';
import { postMail } from '../mail/postMail.ts';
import { ConfirmationExpiredError, EmailTakenError } from './identityErrors.ts';
import { hashToken } from './randomToken.ts';

/** Whose address has been proven. */
export interface ConfirmedEmail {
  userId: string;
  email: string;
}

/**
 * Takes the token of a mailed link as proof of the address that the mail went to: it counts as verified, or replaces the one
 * before. Asked again, it answers alike. @throws ConfirmationExpiredError, EmailTakenError
 */
export async function confirmEmail(token: string, now: Date): Promise<ConfirmedEmail> {
  const link = await db.oneTimeCode.findFirst({
    where: {
      codeHash: hashToken(token),
      purpose: { in: ['EMAIL_VERIFICATION', 'EMAIL_CHANGE'] },
      expiresAt: { gt: now },
    },
    select: { email: true, user: { select: { id: true, email: true, pendingEmail: true, emailVerifiedAt: true } } },
  });
  if (!link?.user) throw new ConfirmationExpiredError();
  const { email, user } = link;
  if (email === user.email) await verify(user.id, now);
  else if (email === user.pendingEmail) await replace({ userId: user.id, email, former: user.email }, now);
  else throw new ConfirmationExpiredError(); // changed again since
  return { userId: user.id, email };
}

async function verify(userId: string, now: Date): Promise<void> {
  await db.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
}

async function replace({ userId, email, former }: ConfirmedEmail & { former: string }, now: Date): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({
        where: { id: userId, pendingEmail: email, status: 'ACTIVE' },
        data: { email, pendingEmail: null, emailVerifiedAt: now },
      });
      if (count === 0) throw new ConfirmationExpiredError();
      await postMail(tx, { kind: 'EMAIL_CHANGED', recipient: former, userId });
    });
  } catch (error) {
    if (isTaken(error)) throw new EmailTakenError();
    throw error;
  }
}
