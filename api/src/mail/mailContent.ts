import type { Mail } from '../db/generated/client.ts';
import type { Fingerprint } from '../fingerprint.ts';

/** What a mail says; the layout makes HTML and text of it. All of it is plain text. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** A code to be typed, shown large. */
  code?: string;
  /** The one thing to press. */
  button?: { label: string; url: string };
  /** Small print below. */
  footnote?: string;
}

/** What a composer works with. */
export interface MailMeans {
  /** Where links lead, without a slash at its end. */
  publicUrl: string;
  fingerprint: Fingerprint;
  now: Date;
}

/**
 * Writes one kind of mail at the moment it is sent, so that no code or link lies in the queue. Null: there is nobody to write
 * to (any more), and the mail is dropped.
 */
export type MailComposer = (
  mail: Pick<Mail, 'userId' | 'recipient' | 'createdAt'>,
  means: MailMeans,
) => Promise<MailContent | null>;
