import type { Transaction } from '../../../platform/db/client.ts';
import { minutesAfter, RESET_TOKEN_MINUTES } from '../oneTimeCode.ts';
import { hashToken, newToken } from '../randomToken.ts';

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
  const resetToken = newToken();
  const expiresAt = minutesAfter(now, RESET_TOKEN_MINUTES);
  await tx.oneTimeCode.createMany({
    data: { userId, email, purpose: 'PASSWORD_RESET_TOKEN', codeHash: hashToken(resetToken), expiresAt },
  });
  return { resetToken, expiresAt };
}
