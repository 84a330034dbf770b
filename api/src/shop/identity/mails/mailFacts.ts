import { db } from '../../../platform/db/client.ts';
import type { Mail } from '../../../platform/db/generated/client.ts';
import { greeting } from '../../../platform/mail/mailContent.ts';

type QueuedMail = Pick<Mail, 'userId' | 'createdAt'>;

/** The greeting of the user whom a mail is about. */
export async function greetingOf({ userId }: QueuedMail): Promise<string> {
  const user = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select: { name: true } });
  return user ? greeting(user.name) : 'Hi,';
}

/** The time of the event in the shop's time zone, which the mail names because its reader may be in another one. */
export function moment({ createdAt }: QueuedMail): string {
  return `on ${formatMoment(createdAt)}`;
}

/** A time in the shop's time zone, such as `27 November 2026 at 5:30 pm (India)`. */
export function formatMoment(time: Date): string {
  const words = time.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `${words} (India)`;
}
