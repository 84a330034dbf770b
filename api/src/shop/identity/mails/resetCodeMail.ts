import { db } from '../../../platform/db/client.ts';
import { greeting, type MailComposer, type MailContent } from '../../../platform/mail/mailContent.ts';
import { CODE_MINUTES, CODE_MAX_ATTEMPTS, hashCode, minutesAfter, newCode, RESET_PAUSE_HOURS } from '../oneTimeCode.ts';
import { hashToken, newToken } from '../randomToken.ts';
import { formatMoment } from './mailFacts.ts';

/**
 * Writes the mail with the code of one request for a password reset, and with a link that resets the password without the code: no
 * attempts of strangers can use it up. Other requests keep their codes. For an address without an account both are stored too,
 * but no mail is sent, so that checking a code takes the same work. For an address that has just replaced another, the mail says when.
 */
export const resetCodeMail: MailComposer = async ({ recipient: email, requestHash }, services) => {
  const { fingerprint, now, publicUrl } = services;
  const user = await db.user.findUnique({
    where: { email, status: 'ACTIVE' },
    select: { id: true, name: true, emailChangedAt: true },
  });
  const [code, token] = [newCode(), newToken()];
  const opensAt = user?.emailChangedAt && minutesAfter(user.emailChangedAt, RESET_PAUSE_HOURS * 60);
  const isPaused = opensAt && opensAt > now;
  const common = {
    userId: isPaused ? null : (user?.id ?? null),
    email,
    requestHash,
    expiresAt: minutesAfter(now, CODE_MINUTES),
  };
  await db.$transaction([
    db.oneTimeCode.deleteMany({ where: { email, requestHash } }), // of an earlier attempt to send this mail
    db.oneTimeCode.createMany({
      data: [
        { ...common, purpose: 'PASSWORD_RESET', codeHash: hashCode(fingerprint, email, code) },
        { ...common, purpose: 'PASSWORD_RESET_TOKEN', codeHash: hashToken(token) },
      ],
    }),
  ]);
  if (user && isPaused) return pausedMail(user.name, opensAt);
  return (
    user && {
      subject: `${code} is your Kirana code`,
      paragraphs: [greeting(user.name), 'Enter this code to choose a new password, or choose it right here:'],
      code,
      button: { label: 'Choose a new password', url: resetUrl(publicUrl, { token, email }) },
      footnote: `The code works for ${CODE_MINUTES} minutes and ${CODE_MAX_ATTEMPTS} tries, the button once in that time. Didn’t ask for it? You can ignore this email: nobody can change your password without it. Never share the code or the button’s link with anyone, not even us.`,
    }
  );
};

/** Who has taken an account over by a change of its address must not get a password before its owner reads the mail about it. */
function pausedMail(name: string, opensAt: Date): MailContent {
  return {
    subject: 'You can’t reset your password yet',
    paragraphs: [
      greeting(name),
      `The email of your Kirana account was changed less than a day ago. To protect your account, we send no link for a new password before ${formatMoment(opensAt)}.`,
      'Your password still works until then.',
    ],
  };
}

/** Browsers send no fragment, so that no log and no Referer contains the token. */
function resetUrl(publicUrl: string, parameters: { token: string; email: string }): string {
  return `${publicUrl}/reset-password#${new URLSearchParams(parameters).toString()}`;
}
