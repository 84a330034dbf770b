import { db } from '../platform/db/client.ts';
import type { MailKind } from '../platform/db/generated/client.ts';
import { createFingerprint } from '../platform/core/caller.ts';
import { MAIL_COMPOSERS } from '../jobs/mailComposers.ts';
import type { MailContent } from '../platform/mail/mailContent.ts';
import { TEST_SECRET } from './secretFixture.ts';
import { TEST_TERMS } from './shopTermsFixture.ts';

/** The newest mail to an address, composed as the job composes it at `now`; null when there is no mail, or no recipient. */
export async function readMail(
  recipient: string,
  now = new Date(),
): Promise<(MailContent & { kind: MailKind }) | null> {
  const mail = await db.mail.findFirst({ where: { recipient }, orderBy: { id: 'desc' } });
  if (!mail) return null;
  const services = {
    publicUrl: 'http://shop.example',
    fingerprint: createFingerprint(TEST_SECRET),
    shop: TEST_TERMS,
    now,
  };
  const content = await MAIL_COMPOSERS[mail.kind](mail, services);
  return content && { kind: mail.kind, ...content };
}

/** The token in the link of the newest mail to an address. */
export async function mailedToken(recipient: string, now = new Date()): Promise<string> {
  const mail = await readMail(recipient, now);
  const { hash } = new URL(mail?.button?.url ?? 'http://none.example');
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
