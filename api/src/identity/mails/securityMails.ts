import { db } from '../../db/client.ts';
import type { Mail } from '../../db/generated/client.ts';
import type { MailComposer } from '../../mail/mailContent.ts';

type QueuedMail = Pick<Mail, 'userId' | 'createdAt'>;

const NOT_YOU = 'If it was not you, choose a new password now: your account may be in other hands.';

export const passwordChangedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    await greeting(mail),
    `the password of your Kirana account was changed ${moment(mail)}. Your other devices were signed out, and your API tokens, if you had any, were revoked.`,
    NOT_YOU,
  ],
  button: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
});

/** Goes to the present address before the change: its owner can still prevent it. */
export const emailChangeRequestedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'Your email address is about to be changed',
  paragraphs: [
    await greeting(mail),
    `somebody who is logged in to your Kirana account asked for another email address ${moment(mail)}. It counts as soon as the new address is confirmed.`,
    'If it was you, you need not do anything. If it was not, choose a new password now: that stops it, and signs everybody out.',
  ],
  button: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
});

export const emailChangedMail: MailComposer = async (mail) => ({
  subject: 'Your email address was changed',
  paragraphs: [
    await greeting(mail),
    `your Kirana account has another email address since ${moment(mail, '')}. This one no longer logs you in.`,
    'If it was not you, please answer this mail at once.',
  ],
});

export const refreshTokenReusedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'We have signed out one of your devices',
  paragraphs: [
    await greeting(mail),
    `a login of yours was used in two places at once ${moment(mail)}. That can mean that somebody has copied it from your device, so we have ended it.`,
    'Please log in again. If you see devices that you do not know, sign them out and choose a new password.',
  ],
  button: { label: 'See your devices', url: `${publicUrl}/dashboard/devices` },
});

export const apiTokenCreatedMail: MailComposer = async (mail, { publicUrl }) => ({
  subject: 'A new API token was made for your account',
  paragraphs: [
    await greeting(mail),
    `somebody who is logged in to your Kirana account made an API token ${moment(mail)}. With it a program can act for you.`,
    'If it was you, you need not do anything. If it was not, choose a new password now: that ends all tokens, and signs everybody out.',
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
      subject: 'Somebody tried to log in to your account',
      paragraphs: [
        `Hello ${user.name},`,
        `a wrong password was typed for your Kirana account many times in a row ${moment(mail)}. For 15 minutes we refuse all others, but from browsers in which you have logged in before.`,
        'If it was you: choose a new password, and you can log in with the same browser at once. If it was not, your password has held; you need not do anything.',
      ],
      button: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
    }
  );
};

export const accountDeletedMail: MailComposer = async () => ({
  subject: 'Your account was deleted',
  paragraphs: [
    'Your Kirana account and all that we kept about you are deleted. Your former orders remain in our books without your name, address and mobile number.',
    'Thank you for shopping with us.',
  ],
});

async function greeting({ userId }: QueuedMail): Promise<string> {
  const user = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select: { name: true } });
  return user ? `Hello ${user.name},` : 'Hello,';
}

/** The time of the event in the shop's time zone, which the mail names because its reader may be in another one. */
function moment({ createdAt }: QueuedMail, preposition = 'on '): string {
  const words = createdAt.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `${preposition}${words} (India)`;
}
