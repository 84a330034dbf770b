import { db } from '../../../platform/db/client.ts';
import { greeting, type MailComposer } from '../../../platform/mail/mailContent.ts';
import { greetingOf, moment } from './mailFacts.ts';

const NOT_YOU = 'Wasn’t you? Choose a new password now, and tell an admin of your shop.';

export const twoFactorEnabledMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'Two-factor authentication is on',
  paragraphs: [
    await greetingOf(mail),
    `Two-factor authentication was set up for your Kirana account ${moment(mail)}. Each login now asks for a code from your app. Your other devices were signed out.`,
    'Keep your recovery codes where you find them without your phone.',
    NOT_YOU,
  ],
  button: { label: 'See your security settings', url: `${publicUrl}/dashboard/security` },
});

export const twoFactorDisabledMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'Two-factor authentication is off',
  paragraphs: [
    await greetingOf(mail),
    `Two-factor authentication was turned off for your Kirana account ${moment(mail)}. A login needs only your password now.`,
    NOT_YOU,
  ],
  button: { label: 'See your security settings', url: `${publicUrl}/dashboard/security` },
});

export const recoveryCodesCreatedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'You have new recovery codes',
  paragraphs: [
    await greetingOf(mail),
    `New recovery codes were made for your Kirana account ${moment(mail)}. The ones you had before no longer work.`,
    NOT_YOU,
  ],
  button: { label: 'See your security settings', url: `${publicUrl}/dashboard/security` },
});

/** Goes to the address of the login, if an account has it. */
export const twoFactorBlockedMail: MailComposer = async (mail, { publicUrl }) => {
  const user = await db.user.findUnique({
    where: { email: mail.recipient, status: 'ACTIVE' },
    select: { name: true },
  });
  return (
    user && {
      subject: 'Someone may know your password',
      paragraphs: [
        greeting(user.name),
        `Someone entered the right password for your Kirana account, and then many wrong codes ${moment(mail)}. The codes kept them out, and for now only browsers you’ve logged in with before can try again.`,
        'If that wasn’t you, choose a new password now. It also lets you log in from any browser right away.',
      ],
      button: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
    }
  );
};
