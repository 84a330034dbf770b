import { db } from '../../db/client.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailComposer } from '../../mail/mailContent.ts';
import { CODE_MINUTES, CODE_MAX_ATTEMPTS, hashCode, minutesAfter, newCode } from '../oneTimeCode.ts';

/**
 * Writes the mail with the code for a password reset, which replaces earlier codes. For an address without an account a code is
 * stored too, but no mail is sent, so that checking a code takes the same work.
 */
export const resetCodeMail: MailComposer = async ({ recipient: email }, { fingerprint, now }) => {
  const user = await db.user.findUnique({ where: { email, status: 'ACTIVE' }, select: { id: true, name: true } });
  const code = newCode();
  await db.$transaction([
    db.oneTimeCode.deleteMany({ where: { email, purpose: 'PASSWORD_RESET' } }),
    db.oneTimeCode.createMany({
      data: {
        userId: user?.id ?? null,
        email,
        purpose: 'PASSWORD_RESET',
        codeHash: hashCode(fingerprint, email, code),
        expiresAt: minutesAfter(now, CODE_MINUTES),
      },
    }),
  ]);
  return (
    user && {
      subject: `${code} is your Kirana code`,
      paragraphs: [greeting(user.name), 'Enter this code to choose a new password:'],
      code,
      footnote: `The code works for ${CODE_MINUTES} minutes and ${CODE_MAX_ATTEMPTS} tries. Didn’t ask for it? You can ignore this email: nobody can change your password without the code. Never share it with anyone, not even us.`,
    }
  );
};
