import { db } from '../../db/client.ts';
import type { CodePurpose } from '../../db/generated/client.ts';
import type { MailComposer, MailMeans } from '../../mail/mailContent.ts';
import { LINK_HOURS, minutesAfter } from '../oneTimeCode.ts';
import { hashToken, newToken } from '../randomToken.ts';

const FOOTNOTE = `The link is good for ${LINK_HOURS} hours.`;

/** Proves the address that somebody has registered with. */
export const emailVerificationMail: MailComposer = async ({ userId, recipient: email }, means) => {
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
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_VERIFICATION' }, means),
    },
    footnote: `${FOOTNOTE} If you have not registered at Kirana, somebody has mistyped their address, and you need not do anything.`,
  };
};

/** Proves the address that somebody wants to change to; it goes to the new one. */
export const emailChangeMail: MailComposer = async ({ userId, recipient: email }, means) => {
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
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_CHANGE' }, means),
    },
    footnote: `${FOOTNOTE} If you did not ask for this, you need not do anything.`,
  };
};

/** Tells the owner of an address, and nobody else, that there is an account already. */
const takenAddressMail = {
  subject: 'You have a Kirana account already',
  paragraphs: [
    'Somebody wants to use this address for another Kirana account. You have an account with it already, so nothing was changed.',
    'If it was you: log in with this address, or delete the account that has it first.',
  ],
};

/** A new link of the kind; earlier ones of the person are void. */
async function newLink(
  link: { userId: string; email: string; purpose: CodePurpose },
  { publicUrl, now }: MailMeans,
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
