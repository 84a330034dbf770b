import type { MailKind } from '../../../platform/db/generated/client.ts';
import { db } from '../../../platform/db/client.ts';
import { greeting, type MailComposer } from '../../../platform/mail/mailContent.ts';
import { deviceName } from '../sessions/knownDevices.ts';
import {
  accountAt,
  emailChangedMail,
  emailChangeMail,
  emailVerificationMail,
  greetingOf,
  moment,
  removalParagraphs,
  resetCodeMail,
} from './linkMails.ts';

/** The pages that the buttons of notices open. */
const BUTTONS = {
  password: { label: 'Choose a new password', path: '/forgot-password' },
  devices: { label: 'See your devices', path: '/dashboard/devices' },
  security: { label: 'See your security settings', path: '/dashboard/security' },
  apiTokens: { label: 'See your API tokens', path: '/dashboard/api-tokens' },
} as const;

interface Notice {
  subject: string;
  button: keyof typeof BUTTONS;
  /** The paragraphs after the greeting. */
  paragraphs: (event: MailedEvent) => string[] | Promise<string[]>;
}

interface MailedEvent {
  /** Such as `on 27 November 2026 at 5:30 pm (India)`. */
  when: string;
  /** The account in a sentence, such as `your Anand Stores account`. */
  account: string;
  mail: QueuedMail;
}

type QueuedMail = Parameters<MailComposer>[0];

/** A notice; none when `greet` finds no account. */
function notice(
  { subject, button, paragraphs }: Notice,
  greet: (mail: QueuedMail) => Promise<string | null> = greetingOf,
): MailComposer {
  return async (mail, { publicUrl, shop }) => {
    const first = await greet(mail);
    if (first === null) return null;
    const { label, path } = BUTTONS[button];
    return {
      subject,
      paragraphs: [first, ...(await paragraphs({ when: moment(mail), account: accountAt(shop), mail }))],
      button: { label, url: publicUrl + path },
    };
  };
}

/** A notice to the address of failed attempts; without an account of that address there is none. */
function noticeOfAttempts(definition: Notice): MailComposer {
  return notice(definition, async ({ recipient }) => {
    const where = { email: recipient, status: 'ACTIVE' } as const;
    const user = await db.user.findUnique({ where, select: { name: true } });
    return user && greeting(user.name);
  });
}

const NOT_YOU = 'If this wasn’t you, choose a new password now: someone else may have access to your account.';
const NOT_YOU_STAFF = 'If this wasn’t you, choose a new password now and tell an admin of your shop.';

const accountDeletedMail: MailComposer = async (_mail, { shop }) => ({
  subject: 'Your account was deleted',
  paragraphs: [
    `Your ${shop.brand.name} account and your personal data are deleted. Your past orders stay in our books without your name, street and mobile number.`,
    'Thanks for shopping with us!',
  ],
});

async function deviceOf({ sessionId }: QueuedMail): Promise<string> {
  const session =
    sessionId === null ? null : await db.session.findUnique({ where: { id: sessionId }, select: { userAgent: true } });
  return deviceName(session?.userAgent ?? null);
}

export const identityMails = {
  PASSWORD_RESET_CODE: resetCodeMail,
  EMAIL_VERIFICATION: emailVerificationMail,
  EMAIL_CHANGE: emailChangeMail,
  EMAIL_CHANGED: emailChangedMail,
  ACCOUNT_DELETED: accountDeletedMail,
  PASSWORD_CHANGED: notice({
    subject: 'Your password was changed',
    button: 'password',
    paragraphs: async ({ when, account, mail }) => [
      `The password of ${account} was changed ${when}. Your other devices were logged out, and any API tokens revoked.`,
      ...(await removalParagraphs(mail)),
      NOT_YOU,
    ],
  }),
  // Goes to the present address before the change: its owner can still prevent it.
  EMAIL_CHANGE_REQUESTED: notice({
    subject: 'Your email is about to change',
    button: 'password',
    paragraphs: ({ when, account }) => [
      `Someone logged in to ${account} asked to change its email ${when}. It changes once the new email is confirmed.`,
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password now: that stops the change and logs out every device.',
    ],
  }),
  LOGIN_BLOCKED: noticeOfAttempts({
    subject: 'Someone tried to log in to your account',
    button: 'password',
    paragraphs: ({ when, account }) => [
      `Someone entered a wrong password for ${account} many times in a row ${when}. For 15 minutes, only browsers you’ve logged in with before can try again.`,
      'If that was you, choose a new password to log in right away. If it wasn’t, there’s nothing to do: your password kept them out.',
    ],
  }),
  REFRESH_TOKEN_REUSED: notice({
    subject: 'We logged one of your devices out',
    button: 'devices',
    paragraphs: ({ when }) => [
      `One of your logins was used in two places at once ${when}. Someone may have copied it from your device, so we signed it out.`,
      'Log in again, log out any device you don’t recognise, and choose a new password if you find one.',
    ],
  }),
  API_TOKEN_CREATED: notice({
    subject: 'New API token for your account',
    button: 'apiTokens',
    paragraphs: ({ when, account }) => [
      `Someone logged in to ${account} created an API token ${when}. It lets a program act for you.`,
      'If that was you, there’s nothing to do. If it wasn’t, choose a new password now: that revokes all tokens and logs out every device.',
    ],
  }),
  NEW_DEVICE: notice({
    subject: 'New login to your account',
    button: 'devices',
    paragraphs: async ({ when, account, mail }) => [
      `Someone logged in to ${account} from a new device ${when}: ${await deviceOf(mail)}.`,
      'If that was you, there’s nothing to do. If it wasn’t, log that device out and choose a new password now.',
    ],
  }),
  TWO_FACTOR_ENABLED: notice({
    subject: 'Two-factor authentication is on',
    button: 'security',
    paragraphs: ({ when, account }) => [
      `Two-factor authentication was set up for ${account} ${when}. Each login now asks for a code from your app. Your other devices were logged out.`,
      'Keep your recovery codes somewhere you can reach without your phone.',
      NOT_YOU_STAFF,
    ],
  }),
  TWO_FACTOR_DISABLED: notice({
    subject: 'Two-factor authentication is off',
    button: 'security',
    paragraphs: ({ when, account }) => [
      `Two-factor authentication was turned off for ${account} ${when}. A login needs only your password now.`,
      NOT_YOU_STAFF,
    ],
  }),
  TWO_FACTOR_BLOCKED: noticeOfAttempts({
    subject: 'Someone may know your password',
    button: 'password',
    paragraphs: ({ when, account }) => [
      `Someone entered the right password for ${account}, and then many wrong codes ${when}. The codes kept them out, and for now only browsers you’ve logged in with before can try again.`,
      'If that wasn’t you, choose a new password now. It also lets you log in from any browser right away.',
    ],
  }),
  RECOVERY_CODES_CREATED: notice({
    subject: 'You have new recovery codes',
    button: 'security',
    paragraphs: ({ when, account }) => [
      `New recovery codes were made for ${account} ${when}. The ones you had before no longer work.`,
      NOT_YOU_STAFF,
    ],
  }),
} satisfies Partial<Record<MailKind, MailComposer>>;
