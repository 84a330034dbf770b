import type { Transaction } from '../../../platform/db/client.ts';
import { newTokenRow, RESET_TOKEN_MINUTES } from '../oneTimeCode.ts';

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
