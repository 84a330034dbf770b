import { recordConsent } from '../../../platform/consent/consents.ts';
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
 * tokens and pending credentials end, and the answer lets the person choose a password, which removes unproven data. Repeating it
 * before that gives another token. @throws EmailVerificationExpiredError when the account was suspended, or changed meanwhile
 */
export async function claimAccount({ userId, email }: { userId: string; email: string }, now: Date) {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, email, status: 'ACTIVE', ...UNPROVEN_OWNER },
      data: { emailVerifiedAt: now, passwordHash: null },
    });
    if (count === 0) throw new EmailVerificationExpiredError();
    await removeUnprovenChoices(tx, userId);
    await revokePendingCredentials(tx, userId);
    await revokeAllSessions(tx, userId, now);
    return issueResetToken(tx, { userId, email }, now);
  });
}

/** A user whose address is not proven yet, or who has no password since the account was claimed. */
export const UNPROVEN_OWNER = { OR: [{ emailVerifiedAt: null }, { passwordHash: null }] };

/** What a stranger may have saved in an account before its owner proved the address, and the lines of proven addresses. */
export interface UnprovenData {
  addressIds: string[];
  hasMobile: boolean;
  provenAddresses: string[];
}

/**
 * Finds the saved addresses and the mobile number that a later order of the owner would go to unnoticed. A delivered order proves the
 * address that it went to, if the address has not changed since, and the mobile number that the rider called.
 */
export async function findUnprovenData(tx: Pick<Transaction, '$queryRaw'>, userId: string): Promise<UnprovenData> {
  const [found] = await tx.$queryRaw<UnprovenData[]>`
    WITH delivered AS (SELECT address_id, mobile, created_at FROM orders WHERE user_id = ${userId}::uuid AND status = 'DELIVERED'),
    saved AS (
      SELECT id, line || ', ' || city AS line, EXISTS (SELECT FROM delivered WHERE address_id = addresses.id AND created_at >= addresses.updated_at) AS "isProven"
      FROM addresses WHERE user_id = ${userId}::uuid AND is_active
    )
    SELECT ARRAY(SELECT id::text FROM saved WHERE NOT "isProven") AS "addressIds",
      ARRAY(SELECT line FROM saved WHERE "isProven" ORDER BY id) AS "provenAddresses",
      mobile IS NOT NULL AND mobile NOT IN (SELECT mobile FROM delivered) AS "hasMobile"
    FROM users WHERE id = ${userId}::uuid`;
  return found ?? { addressIds: [], hasMobile: false, provenAddresses: [] };
}

/** Ends the consent and the nomination by the person who registered the account. */
async function removeUnprovenChoices(tx: Transaction, userId: string): Promise<void> {
  const withdrawal = { userId, purpose: 'MARKETING_EMAIL', place: 'ACCOUNT_CLAIM', notice: null } as const;
  await recordConsent(tx, withdrawal, new Date());
  await tx.nominee.deleteMany({ where: { userId } });
}

/** Removes unproven data. The name, the cart and favourites stay, because they stay private. */
export async function removeUnprovenData(tx: Transaction, userId: string): Promise<UnprovenData> {
  const found = await findUnprovenData(tx, userId);
  await tx.address.updateMany({ where: { id: { in: found.addressIds } }, data: { isActive: false } });
  if (found.hasMobile) await tx.user.update({ where: { id: userId }, data: { mobile: null }, select: { id: true } });
  await removeUnprovenChoices(tx, userId);
  return found;
}

/** Revokes what an attacker may have created before the password changed: a pending address, codes, links, unfinished logins and API tokens. */
export async function revokePendingCredentials(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { pendingEmail: null }, select: { id: true } });
  await tx.oneTimeCode.deleteMany({
    where: { userId, purpose: { in: ['EMAIL_CHANGE', 'PASSWORD_RESET', 'PASSWORD_RESET_TOKEN', 'LOGIN_CHALLENGE'] } },
  });
  await revokeAllApiTokens(tx, userId);
}
