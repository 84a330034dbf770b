import { db } from '../../../platform/db/client.ts';
import type { CodePurpose } from '../../../platform/db/generated/client.ts';
import { greeting, type MailComposer, type MailServices } from '../../../platform/mail/mailContent.ts';
import { LINK_HOURS, minutesAfter, RESTORE_DAYS } from '../oneTimeCode.ts';
import { hashToken, newToken } from '../randomToken.ts';
import { greetingOf, moment } from './mailFacts.ts';

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

/** Goes to the previous address. Its link takes the account back from a person who had a session of it. */
export const emailChangedMail: MailComposer = async (mail, { publicUrl, now }) => {
  const { userId, recipient: email } = mail;
  const content = {
    subject: 'Your email was changed',
    paragraphs: [
      await greetingOf(mail),
      `The email of your Kirana account was changed ${moment(mail)}. You can no longer log in with this one.`,
    ],
  };
  const user = await db.user.findUnique({ where: { id: userId ?? '', status: 'ACTIVE' }, select: { id: true } });
  if (!user) return content;
  const token = newToken();
  const link = { userId: user.id, email, purpose: 'EMAIL_RESTORE' } as const;
  await db.$transaction([
    db.oneTimeCode.deleteMany({ where: link }), // of an earlier attempt to send this mail
    db.oneTimeCode.createMany({
      data: { ...link, codeHash: hashToken(token), expiresAt: minutesAfter(now, RESTORE_DAYS * 24 * 60) },
    }),
  ]);
  return {
    ...content,
    paragraphs: [
      ...content.paragraphs,
      'Wasn’t you? Take your account back: this email returns, every device is signed out, and you choose a new password.',
    ],
    button: { label: 'Take my account back', url: linkOf(publicUrl, token) },
    footnote: `The link works for ${RESTORE_DAYS} days. Was it you? There’s nothing to do.`,
  };
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
  return linkOf(publicUrl, token);
}

/** Browsers send no fragment, so that no log and no Referer contains the token. */
function linkOf(publicUrl: string, token: string): string {
  return `${publicUrl}/verify-email#token=${token}`;
}
