import { timingSafeEqual } from 'node:crypto';
import { MailCategory } from '../../db/generated/client.ts';
import type { Fingerprint } from '../../core/fingerprint.ts';

/** The mails that a token turns off. */
export interface Subscription {
  userId: string;
  category: MailCategory;
}

const PURPOSE = 'unsubscribe';
const TOKEN = /^([A-Z_]+)\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Signs the token of an unsubscribe link. It has no expiry, because people unsubscribe from old mails, and holds the user's id and
 * the category alone.
 */
export function unsubscribeToken({ userId, category }: Subscription, fingerprint: Fingerprint): string {
  const claims = `${category}.${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}`;
  return `${claims}.${Buffer.from(fingerprint(PURPOSE, claims)).toString('base64url')}`;
}

/** Reads a token; null unless the shop has signed it. */
export function readUnsubscribeToken(token: string, fingerprint: Fingerprint): Subscription | null {
  const [, category = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = fingerprint(PURPOSE, `${category}.${id}`);
  const signed = Buffer.from(signature, 'base64url');
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return null;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return category in MailCategory ? { userId, category: category as MailCategory } : null; // the check proves the category
}
