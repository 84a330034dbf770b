import { hasConsent, recordConsent } from '../consent/consents.ts';
import type { MailCategory as OptOutCategory } from '../db/generated/client.ts';
import type { Fingerprint } from '../core/caller.ts';
import { readSignedText, signText } from '../core/signedText.ts';
import type { MailServices } from './mailContent.ts';
import { db } from '../db/client.ts';
import { CATEGORY_NAMES, type MailCategory } from './mails.ts';

/** The mails that a token turns off. */
export interface Subscription {
  userId: string;
  category: MailCategory;
}

const PURPOSE = 'unsubscribe';
const CLAIMS = /^([A-Z_]+)\.([\w-]{22})$/;

/**
 * Signs the token of an unsubscribe link. It has no expiry, because people unsubscribe from old mails, and holds the user's id and
 * the category alone.
 */
export function unsubscribeToken({ userId, category }: Subscription, fingerprint: Fingerprint): string {
  const claims = `${category}.${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}`;
  return signText(claims, PURPOSE, fingerprint);
}

/** Reads a token; null unless the shop has signed it. */
export function readUnsubscribeToken(token: string, fingerprint: Fingerprint): Subscription | null {
  const [, category = '', id = ''] = CLAIMS.exec(readSignedText(token, PURPOSE, fingerprint) ?? '') ?? [];
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return Object.hasOwn(CATEGORY_NAMES, category) ? { userId, category: category as MailCategory } : null; // the check proves the category
}

/** The path of the page that turns a category of mails off. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** The URL that turns a category of mails off: a page for people, and the target of one-click requests (RFC 8058). */
export function unsubscribeUrl(
  subscription: Subscription,
  { publicUrl, fingerprint }: Pick<MailServices, 'publicUrl' | 'fingerprint'>,
): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${unsubscribeToken(subscription, fingerprint)}`;
}

/** Whether the user does not get the category: they unsubscribed, or never agreed to mails that need their consent. */
export async function isOptedOut({ userId, category }: Subscription): Promise<boolean> {
  if (category === 'MARKETING') return !(await hasConsent(userId, 'MARKETING_EMAIL'));
  return (await db.mailOptOut.count({ where: { userId, category } })) > 0;
}

/**
 * Turns a category off as its link does, or on again unless it needs a consent, which is given where its notice is shown. Repeating it
 * changes nothing.
 */
export async function changeSubscription({ userId, category }: Subscription, isWanted: boolean): Promise<void> {
  if (category !== 'MARKETING') return updateMailOptOuts(userId, { [category]: isWanted });
  if (isWanted) return;
  const withdrawal = { userId, purpose: 'MARKETING_EMAIL', place: 'UNSUBSCRIBE_LINK', notice: null } as const;
  await db.$transaction((tx) => recordConsent(tx, withdrawal, new Date()));
}

/** By category, whether the user wants its mails; an omitted category stays as it is. */
export type WantedMails = Partial<Record<OptOutCategory, boolean>>;

/**
 * Turns categories of mails on or off for a user. Repeating it changes nothing. A deleted account stays without preferences: the lock
 * waits for a concurrent deletion.
 */
export async function updateMailOptOuts(userId: string, wanted: WantedMails): Promise<void> {
  const categories = Object.keys(wanted);
  const flags = Object.values(wanted);
  await db.$executeRaw`
    WITH change AS (
      SELECT * FROM unnest(${categories}::mail_category[], ${flags}::boolean[]) AS change (category, is_wanted)
    ), owner AS (
      SELECT id FROM users WHERE id = ${userId}::uuid AND status <> 'INACTIVE' FOR KEY SHARE
    ), opt_in AS (
      DELETE FROM mail_opt_outs opt_out USING change
      WHERE opt_out.user_id = ${userId}::uuid AND opt_out.category = change.category AND change.is_wanted
    )
    INSERT INTO mail_opt_outs (user_id, category)
    SELECT owner.id, change.category FROM owner CROSS JOIN change WHERE NOT change.is_wanted
    ON CONFLICT DO NOTHING`;
}
