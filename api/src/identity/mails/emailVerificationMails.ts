import { db } from '../../db/client.ts';
import type { CodePurpose } from '../../db/generated/client.ts';
import type { MailComposer, MailServices } from '../../mail/mailContent.ts';
import { LINK_HOURS, minutesAfter } from '../oneTimeCode.ts';
import { hashToken, newToken } from '../randomToken.ts';

const FOOTNOTE = `The link is good for ${LINK_HOURS} hours.`;

/** Writes the mail that verifies the address of a new account. */
export const emailVerificationMail: MailComposer = async ({ userId, recipient: email }, services) => {
  const user = await db.user.findUnique({
    where: { id: userId ?? '', email, emailVerifiedAt: null, status: 'ACTIVE' },
    select: { id: true, name: true },
  });
  if (!user) return null;
  return {
    subject: 'Please confirm your email address',
    paragraphs: [
      `Welcome to Kirana, ${user.name}.`,
      'Please confirm that this address is yours, so that we can send you what concerns your orders and your account. You can shop right away.',
    ],
    button: {
      label: 'Confirm email address',
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_VERIFICATION' }, services),
    },
    footnote: `${FOOTNOTE} If you have not registered at Kirana, somebody has mistyped their address, and you need not do anything.`,
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
    subject: 'Please confirm your new email address',
    paragraphs: [
      `Hello ${user.name},`,
      'from now on you want to log in to Kirana with this address. Until you confirm it, the one before goes on working.',
    ],
    button: {
      label: 'Confirm new address',
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_CHANGE' }, services),
    },
    footnote: `${FOOTNOTE} If you did not ask for this, you need not do anything.`,
  };
};

/** The mail to the owner of an address that already has an account; only the owner learns of it. */
const takenAddressMail = {
  subject: 'You have a Kirana account already',
  paragraphs: [
    'Somebody wants to use this address for another Kirana account. You have an account with it already, so nothing was changed.',
    'If it was you: log in with this address, or delete the account that has it first.',
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
  return `${publicUrl}/verify-email?token=${token}`;
}
