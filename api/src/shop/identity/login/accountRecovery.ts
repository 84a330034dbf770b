import { type Transaction, db } from '../../../platform/db/client.ts';
import { newTokenRow, RESET_TOKEN_MINUTES } from '../tokens.ts';
import { EmailVerificationExpiredError } from '../identityErrors.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { revokeAllApiTokens } from '../apiTokens/apiTokens.ts';

/** A token that resets the password once. */
export interface IssuedResetToken {
  resetToken: string;
  expiresAt: Date;
}

/** Issues a reset token to a person who has proved that they receive the account's mails. */
export async function issueResetToken(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<IssuedResetToken> {
  const code = { userId, email, purpose: 'PASSWORD_RESET_TOKEN' } as const;
  const { token, expiresAt, row } = newTokenRow(code, now, RESET_TOKEN_MINUTES);
  await tx.oneTimeCode.createMany({ data: row });
  return { resetToken: token, expiresAt };
}

/**
 * Gives an account to a person who receives the mails of its address and has not registered it. The password, all sessions, API
 * tokens and pending credentials end, and the answer lets the person choose a password. Repeating it before that gives another
 * token. @throws EmailVerificationExpiredError when the account was suspended, or changed meanwhile
 */
export async function claimAccount(
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<IssuedResetToken> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, email, status: 'ACTIVE', OR: [{ emailVerifiedAt: null }, { passwordHash: null }] },
      data: { emailVerifiedAt: now, passwordHash: null },
    });
    if (count === 0) throw new EmailVerificationExpiredError();
    await revokePendingCredentials(tx, userId);
    await removePreparedData(tx, userId);
    await revokeAllSessions(tx, userId, now);
    return issueResetToken(tx, { userId, email }, now);
  });
}

/**
 * Removes from an account what a stranger may have saved in it before its owner verified the address: the address book and the mobile
 * number, which the owner's orders would go to unnoticed. The name, the cart and favourites stay, because they stay private.
 */
export async function removePreparedData(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { mobile: null }, select: { id: true } });
  await tx.address.updateMany({ where: { userId, isActive: true }, data: { isActive: false } });
}

/** Revokes what an attacker may have created before the password changed: a pending address, codes, links, unfinished logins and API tokens. */
export async function revokePendingCredentials(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { pendingEmail: null }, select: { id: true } });
  await tx.oneTimeCode.deleteMany({
    where: { userId, purpose: { in: ['EMAIL_CHANGE', 'PASSWORD_RESET', 'PASSWORD_RESET_TOKEN', 'LOGIN_CHALLENGE'] } },
  });
  await revokeAllApiTokens(tx, userId);
}
