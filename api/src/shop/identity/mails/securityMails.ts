import { db } from '../../../platform/db/client.ts';
import { greeting, type MailComposer } from '../../../platform/mail/mailContent.ts';
import { greetingOf, moment } from './mailFacts.ts';

const NOT_YOU = 'Wasn’t you? Choose a new password now: someone else may have access to your account.';

export const passwordChangedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    await greetingOf(mail),
    `The password of your Kirana account was changed ${moment(mail)}. We’ve signed out your other devices and revoked any API tokens.`,
    NOT_YOU,
  ],
  button: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
});

/** Goes to the present address before the change: its owner can still prevent it. */
export const emailChangeRequestedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'Your email is about to change',
  paragraphs: [
    await greetingOf(mail),
    `Someone logged in to your Kirana account asked to change its email ${moment(mail)}. It changes once the new email is confirmed.`,
    'If that was you, there’s nothing to do. If it wasn’t, choose a new password now: that stops the change and signs out every device.',
  ],
  button: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
});

export const refreshTokenReusedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'We signed out one of your devices',
  paragraphs: [
    await greetingOf(mail),
    `One of your logins was used in two places at once ${moment(mail)}. Someone may have copied it from your device, so we signed it out.`,
    'Log in again, sign out any device you don’t recognise, and choose a new password if you find one.',
  ],
  button: { label: 'See your devices', url: `${publicUrl}/dashboard/devices` },
});

export const apiTokenCreatedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'New API token for your account',
  paragraphs: [
    await greetingOf(mail),
    `Someone logged in to your Kirana account created an API token ${moment(mail)}. It lets a program act for you.`,
    'If that was you, there’s nothing to do. If it wasn’t, choose a new password now: that revokes all tokens and signs out every device.',
  ],
  button: { label: 'See your API tokens', url: `${publicUrl}/dashboard/api-tokens` },
});

/** Goes to the e-mail address of the login attempts, if an account has it. */
export const loginBlockedMail: MailComposer = async (mail, { publicUrl }) => {
  const user = await db.user.findUnique({
    where: { email: mail.recipient, status: 'ACTIVE' },
    select: { name: true },
  });
  return (
    user && {
      subject: 'Someone tried to log in to your account',
      paragraphs: [
        greeting(user.name),
        `Someone entered a wrong password for your Kirana account many times in a row ${moment(mail)}. For 15 minutes, only browsers you’ve logged in with before can try again.`,
        'If that was you, choose a new password to log in right away. If it wasn’t, there’s nothing to do: your password kept them out.',
      ],
      button: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
    }
  );
};

export const accountDeletedMail: MailComposer = async () => ({
  subject: 'Your account was deleted',
  paragraphs: [
    'Your Kirana account and your personal data are deleted. Your past orders stay in our books without your name, street and mobile number.',
    'Thanks for shopping with us!',
  ],
});
