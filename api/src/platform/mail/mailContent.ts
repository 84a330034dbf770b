import type { Mail } from '../db/generated/client.ts';
import type { Fingerprint } from '../core/caller.ts';
import { hasControls } from '../core/text/textShape.ts';
import { hasLink } from '../core/text/hasLink.ts';
import type { ShopSettings } from '../config/settings/shopSettings.ts';

/** A row of a table, such as a product with its price. */
export interface MailRow {
  label: string;
  /** Quieter, below the label. */
  note?: string;
  value: string;
  /** A total. */
  isStrong?: boolean;
}

/** The content of a mail as plain text, which is rendered as HTML and as text. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** A longer text below the paragraphs; its HTML is safe, such as that of rendered Markdown. */
  article?: { html: string; text: string };
  /** Below the paragraphs, such as the lines and the bill of a receipt. */
  tables?: readonly { rows: readonly MailRow[] }[];
  /** A code to be typed, displayed in large digits. */
  code?: string;
  /** The only button. */
  button?: { label: string; url: string };
  /** Small print below the content. */
  footnote?: string;
  /** The link that turns this category of mails off; set when the mail is sent. */
  unsubscribe?: { category: string; url: string };
}

/** The services of a composer. */
export interface MailServices {
  /** The base URL of links, without a slash at its end. */
  publicUrl: string;
  fingerprint: Fingerprint;
  shop: Pick<ShopSettings, 'brand' | 'seller'>;
  now: Date;
}

/** A mail that is being sent. */
export type ClaimedMail = Omit<Mail, 'claimedAt' | 'sentAt'>;

/**
 * Composes one kind of mail when it is sent, so that the queue contains no code and no link. Null drops the mail: the recipient
 * has no account, or the occasion has passed.
 */
export type MailComposer = (mail: ClaimedMail, services: MailServices) => Promise<MailContent | null>;

/**
 * The first words of a mail to a person. A name that could carry a stranger's message is left out, because anyone can register another
 * person's e-mail address.
 */
export function greeting(name: string): string {
  return hasLink(name) || /[\\@<>]/.test(name) || hasControls(name) ? 'Hi,' : `Hi ${name},`;
}
