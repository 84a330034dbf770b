import { db } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/isUniqueViolation.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { EmailVerificationExpiredError, EmailTakenError } from '../identityErrors.ts';
import { hashToken } from '../randomToken.ts';

/** A verified address and its user. */
export interface VerifiedEmail {
  userId: string;
  email: string;
}

/**
 * Verifies the address that a link was mailed to, by the token of the link. A pending address replaces the present one.
 * Repeating it gives the same answer. @throws EmailVerificationExpiredError, EmailTakenError
 */
export async function verifyEmail(token: string, now: Date): Promise<VerifiedEmail> {
  const link = await db.oneTimeCode.findFirst({
    where: {
      codeHash: hashToken(token),
      purpose: { in: ['EMAIL_VERIFICATION', 'EMAIL_CHANGE'] },
      expiresAt: { gt: now },
    },
    select: { email: true, user: { select: { id: true, email: true, pendingEmail: true, emailVerifiedAt: true } } },
  });
  if (!link?.user) throw new EmailVerificationExpiredError();
  const { email, user } = link;
  if (email === user.email) await verify(user.id, now);
  else if (email === user.pendingEmail) await replace({ userId: user.id, email, former: user.email }, now);
  else throw new EmailVerificationExpiredError(); // the address was changed again
  return { userId: user.id, email };
}

async function verify(userId: string, now: Date): Promise<void> {
  await db.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
}

async function replace({ userId, email, former }: VerifiedEmail & { former: string }, now: Date): Promise<void> {
  try {
    await db.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({
        where: { id: userId, pendingEmail: email, status: 'ACTIVE' },
        data: { email, pendingEmail: null, emailVerifiedAt: now },
      });
      if (count === 0) throw new EmailVerificationExpiredError();
      await enqueueMail(tx, { kind: 'EMAIL_CHANGED', recipient: former, userId });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new EmailTakenError();
    throw error;
  }
}
