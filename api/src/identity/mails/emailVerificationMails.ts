import { db } from '../../db/client.ts';
import type { CodePurpose } from '../../db/generated/client.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailComposer, MailServices } from '../../mail/mailContent.ts';
import { LINK_HOURS, minutesAfter } from '../oneTimeCode.ts';
import { hashToken, newToken } from '../randomToken.ts';

const FOOTNOTE = `The link works for ${LINK_HOURS} hours.`;

/** Writes the mail that verifies the address of a new account. */
export const emailVerificationMail: MailComposer = async ({ userId, recipient: email }, services) => {
  const user = await db.user.findUnique({
    where: { id: userId ?? '', email, emailVerifiedAt: null, status: 'ACTIVE' },
    select: { id: true, name: true },
  });
  if (!user) return null;
  return {
    subject: 'Confirm your email',
    paragraphs: [
      `${greeting(user.name)} welcome to Kirana!`,
      'Confirm your email to get receipts and order updates. You can start shopping right away.',
    ],
    button: {
      label: 'Confirm email',
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_VERIFICATION' }, services),
    },
    footnote: `${FOOTNOTE} Didn’t sign up for Kirana? Someone must have mistyped their email. You can ignore this one.`,
  };
};

/** Writes the mail that verifies a new e-mail address; it goes to the new address. */
export const emailChangeMail: MailComposer = async ({ userId, recipient: email }, services) => {
  const user = await db.user.findUnique({
    where: { id: userId ?? '', pendingEmail: email, status: 'ACTIVE' },
    select: { id: true, name: true },
  });
  if (!user) return null;
  const isTaken = (await db.user.count({ where: { email } })) > 0;
  if (isTaken) return takenAddressMail;
  return {
    subject: 'Confirm your new email',
    paragraphs: [
      greeting(user.name),
      'You asked to use this email for your Kirana account. Until you confirm it, keep logging in with your old one.',
    ],
    button: {
      label: 'Confirm new email',
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_CHANGE' }, services),
    },
    footnote: `${FOOTNOTE} Didn’t ask for this? You can ignore this email.`,
  };
};

/** The mail to the owner of an address that already has an account; only the owner learns of it. */
const takenAddressMail = {
  subject: 'You already have a Kirana account',
  paragraphs: [
    'Someone tried to use this email for another Kirana account. You already have one with it, so nothing has changed.',
    'Was it you? Log in with this email, or delete the account that uses it first.',
  ],
};

/** Creates a link of the purpose, and invalidates the user's earlier links of that purpose. */
async function newLink(
  link: { userId: string; email: string; purpose: CodePurpose },
  { publicUrl, now }: MailServices,
): Promise<string> {
  const token = newToken();
  const { userId, purpose } = link;
  await db.$transaction([
    db.oneTimeCode.deleteMany({ where: { userId, purpose } }),
    db.oneTimeCode.createMany({
      data: { ...link, codeHash: hashToken(token), expiresAt: minutesAfter(now, LINK_HOURS * 60) },
    }),
  ]);
  return `${publicUrl}/verify-email#token=${token}`; // a browser sends no fragment, so no log and no Referer has the token
}
