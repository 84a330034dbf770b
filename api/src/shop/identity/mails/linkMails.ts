import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { db } from '../../../platform/db/client.ts';
import type { Mail, CodePurpose } from '../../../platform/db/generated/client.ts';
import {
  type ClaimedMail,
  greeting,
  type MailComposer,
  type MailServices,
  type MailContent,
} from '../../../platform/mail/mailContent.ts';
import {
  LINK_HOURS,
  newTokenRow,
  RESTORE_DAYS,
  CODE_MINUTES,
  CODE_MAX_ATTEMPTS,
  hashCode,
  minutesAfter,
  newCode,
  RESET_PAUSE_HOURS,
  hashToken,
  newToken,
} from '../tokens.ts';
import { findUnprovenData } from '../login/accountRecovery.ts';

type QueuedMail = Pick<Mail, 'userId' | 'createdAt'>;

export async function greetingOf({ userId }: QueuedMail): Promise<string> {
  const user = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select: { name: true } });
  return user ? greeting(user.name) : 'Hi,';
}

/** The time of the event in the shop's time zone, which the mail names because its reader may be in another one. */
export function moment({ createdAt }: QueuedMail): string {
  return `on ${formatMoment(createdAt)}`;
}

/** A time in the shop's time zone, such as `27 November 2026 at 5:30 pm (India)`. */
function formatMoment(time: Date): string {
  const words = time.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `${words} (India)`;
}

/** The account in a sentence, such as `your Anand Stores account`. */
export function accountAt({ brand }: MailServices['shop']): string {
  return `your ${brand.name} account`;
}

const FOOTNOTE = `The link works for ${LINK_HOURS} hours.`;

export const emailVerificationMail: MailComposer = async ({ userId, recipient: email }, services) => {
  const user = await db.user.findUnique({
    where: { id: userId ?? '', email, emailVerifiedAt: null, status: 'ACTIVE' },
    select: { id: true, name: true },
  });
  if (!user) return null;
  return {
    subject: 'Confirm your email',
    paragraphs: [
      `${greeting(user.name)} welcome to ${services.shop.brand.name}!`,
      'Confirm your email to get receipts and order updates. You can start shopping right away.',
    ],
    button: {
      label: 'Confirm email',
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_VERIFICATION' }, services),
    },
    footnote: `${FOOTNOTE} If you didn’t sign up for ${services.shop.brand.name}, someone mistyped their email, and you can ignore this one.`,
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
  if (isTaken) return takenAddressMail(services.shop.brand.name);
  return {
    subject: 'Confirm your new email',
    paragraphs: [
      greeting(user.name),
      `You asked to use this email for ${accountAt(services.shop)}. Until you confirm it, keep logging in with your old one.`,
    ],
    button: {
      label: 'Confirm new email',
      url: await newLink({ userId: user.id, email, purpose: 'EMAIL_CHANGE' }, services),
    },
    footnote: `${FOOTNOTE} If you didn’t ask for this, ignore this email.`,
  };
};

/** The mail to the owner of an address that already has an account; only the owner learns of it. */
const takenAddressMail = (shopName: string): MailContent => ({
  subject: `You already have an account with ${shopName}`,
  paragraphs: [
    `Someone tried to use this email for another ${shopName} account. You already have one with it, so nothing has changed.`,
    'If that was you, log in with this email, or delete the account that uses it first.',
  ],
});

/** Goes to the previous address. Its link takes the account back from a person who had a session of it. */
export const emailChangedMail: MailComposer = async (mail, services) => {
  const { userId, recipient: email } = mail;
  const content = {
    subject: 'Your email was changed',
    paragraphs: [
      await greetingOf(mail),
      `The email of ${accountAt(services.shop)} was changed ${moment(mail)}. You can no longer log in with this one.`,
    ],
  };
  const user = await db.user.findUnique({ where: { id: userId ?? '', status: 'ACTIVE' }, select: { id: true } });
  if (!user) return content;
  const link = { userId: user.id, email, purpose: 'EMAIL_RESTORE' } as const;
  // Only links of earlier attempts to send this mail end: those to other former addresses stay valid.
  const url = await newLink(link, services, { replaced: link, minutes: RESTORE_DAYS * 24 * 60 });
  return {
    ...content,
    paragraphs: [
      ...content.paragraphs,
      'If this wasn’t you, take your account back: we’ll restore this email, log out every device and let you choose a new password.',
    ],
    button: { label: 'Take my account back', url },
    footnote: `The link works for ${RESTORE_DAYS} days. If it was you, there’s nothing to do.`,
  };
};

/** Creates a link of the purpose, in whose fragment no log and no Referer sees the token, and deletes the replaced links. */
async function newLink(
  link: Link,
  { publicUrl, now }: MailServices,
  { replaced = { userId: link.userId, purpose: link.purpose }, minutes = LINK_HOURS * 60 }: LinkOptions = {},
): Promise<string> {
  const { token, row } = newTokenRow(link, now, minutes);
  await db.$transaction([db.oneTimeCode.deleteMany({ where: replaced }), db.oneTimeCode.createMany({ data: row })]);
  return `${publicUrl}/verify-email#token=${token}`;
}

interface Link {
  userId: string;
  email: string;
  purpose: CodePurpose;
}

interface LinkOptions {
  /** By default the user's links of the same purpose. */
  replaced?: Partial<Link>;
  minutes?: number;
}

/**
 * Writes the mail with the code of one request for a password reset, and with a link that resets the password without the code: no
 * attempts of strangers can use it up. Other requests keep their codes. For an address without an account both are stored too,
 * but no mail is sent, so that checking a code takes the same work. For an address that has just replaced another, the mail says when.
 */
export const resetCodeMail: MailComposer = async ({ recipient: email, requestHash }, services) => {
  const { fingerprint, now, publicUrl, shop } = services;
  const user = await db.user.findUnique({
    where: { email, status: 'ACTIVE' },
    select: { id: true, name: true, emailChangedAt: true, emailVerifiedAt: true, passwordHash: true },
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
  if (user && isPaused) return pausedMail(user.name, { opensAt, account: accountAt(shop) });
  const isUnproven = user?.emailVerifiedAt === null || user?.passwordHash === null;
  const found = await findUnprovenData(db, isUnproven ? user.id : NIL_UUID); // the same statements for an address without an account
  const data = dataNames(found.addressIds.length, found.hasMobile);
  return (
    user && {
      subject: `${code} is your ${shop.brand.name} code`,
      paragraphs: [
        greeting(user.name),
        ...(data === null
          ? []
          : [
              `${UNCONFIRMED}. To be safe, we remove ${data} when you choose a new password: no delivered order shows that they’re yours. In the browser you signed up with, you keep everything.`,
            ]),
        'Enter this code to choose a new password, or choose it right here:',
      ],
      code,
      button: {
        label: 'Choose a new password',
        url: resetUrl(publicUrl, { token, email, ...(data !== null && { removesData: '1' }) }),
      },
      footnote: `The code works for ${CODE_MINUTES} minutes and ${CODE_MAX_ATTEMPTS} tries, the button once in that time. If you didn’t ask for it, ignore this email: without it, your password can’t be changed. Never share the code or the button’s link with anyone, not even us.`,
    }
  );
};

const UNCONFIRMED = 'This email hadn’t been confirmed, so someone else may have signed up with it';

/** Such as `2 saved addresses and the mobile number`; null for nothing. */
function dataNames(addresses: number, hasMobile: boolean): string | null {
  const saved = addresses === 0 ? [] : [addresses === 1 ? '1 saved address' : `${addresses} saved addresses`];
  return [...saved, ...(hasMobile ? ['the mobile number'] : [])].join(' and ') || null;
}

/** What the notice of a new password says about data that the reset has removed or kept; nothing for a confirmed address. */
export async function removalParagraphs({ userId, removedAddresses, removedMobile }: ClaimedMail): Promise<string[]> {
  if (removedAddresses === null || removedMobile === null) return [];
  const removed = dataNames(removedAddresses, removedMobile);
  const kept = await db.address.count({ where: { userId: userId ?? '', isActive: true } });
  return [
    ...(removed === null
      ? []
      : [`${UNCONFIRMED}. To be safe, we removed ${removed}: no delivered order shows that they’re yours.`]),
    ...(kept === 0
      ? []
      : [
          'We kept the addresses that orders were delivered to. Check that you know each of them, and its phone number.',
        ]),
  ];
}

/** Who has taken an account over by a change of its address must not get a password before its owner reads the mail about it. */
function pausedMail(name: string, { opensAt, account }: { opensAt: Date; account: string }): MailContent {
  return {
    subject: 'You can’t reset your password yet',
    paragraphs: [
      greeting(name),
      `The email of ${account} was changed less than a day ago. To protect your account, we send no link for a new password before ${formatMoment(opensAt)}.`,
      'Your password still works until then.',
    ],
  };
}

/** Browsers send no fragment, so that no log and no Referer contains the token. */
function resetUrl(publicUrl: string, parameters: { token: string; email: string }): string {
  return `${publicUrl}/reset-password#${new URLSearchParams(parameters).toString()}`;
}
