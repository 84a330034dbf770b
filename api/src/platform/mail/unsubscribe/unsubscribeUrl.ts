import type { MailServices } from '../mailContent.ts';
import { unsubscribeToken, type Subscription } from './unsubscribeToken.ts';

/** The path of the page that turns a category of mails off. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** The URL that turns a category of mails off: a page for people, and the target of one-click requests (RFC 8058). */
export function unsubscribeUrl(
  subscription: Subscription,
  { publicUrl, fingerprint }: Pick<MailServices, 'publicUrl' | 'fingerprint'>,
): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${unsubscribeToken(subscription, fingerprint)}`;
}
