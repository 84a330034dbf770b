import { runWithRequestId } from '../core/requestId.ts';
import { reasonOf } from '../core/errors/redactError.ts';
import { db } from '../db/client.ts';
import { Prisma, type MailKind } from '../db/generated/client.ts';
import { queryRows } from '../db/queryRows.ts';
import type { PngPicture } from '../media/brandPictures.ts';
import { meter } from '../telemetry/meter.ts';
import type { ClaimedMail, MailComposer, MailServices } from './mailContent.ts';
import { MailError, type MailTransport } from './mailTransport.ts';
import { CATEGORY_NAMES, MAILS } from './mails.ts';
import { renderMail } from './renderMail.ts';
import { isOptedOut, type Subscription, unsubscribeUrl } from './mailOptOut.ts';
import { MINUTE_MS } from '@kirana/shared/durations.ts';

/** The services of the job. */
export interface SendMailServices extends MailServices {
  composers: Readonly<Record<MailKind, MailComposer>>;
  transport: MailTransport;
  /** Reads the logo of the shop; null without one. */
  readLogo: () => Promise<PngPicture | null>;
  /** Receives a line for the operator, without personal data. */
  report: (line: string) => void;
  /** Aborted when the process has to end. */
  signal?: AbortSignal;
}

const mails = meter.createCounter('kirana.mails', {
  description: 'Mails by kind and outcome; a mail that is retried counts each time.',
  unit: '{mail}',
});

const TWO_DAYS = 48 * 60;

/** The last mail to a deleted account: the shop keeps its address no longer than it needs it. */
const FAREWELL: MailKind = 'ACCOUNT_DELETED';

/**
 * Sends a mail at most once, also with several calls and workers: the one that claims the row sends, and releases the claim only
 * when the mail was certainly not sent. @throws an error that a retry may overcome
 */
export async function sendMail(mailId: string, services: SendMailServices): Promise<void> {
  const mail = await claim(mailId, services.now);
  if (!mail) return reportClaimed(mailId, services);
  const send = () => sendClaimed(mail, services);
  return mail.requestId === null ? send() : runWithRequestId(mail.requestId, send);
}

async function sendClaimed(mail: ClaimedMail, services: SendMailServices): Promise<void> {
  try {
    const outcome = await composeAndSend(mail, services);
    countMail(mail, outcome);
    if (outcome === 'dropped' || mail.kind === FAREWELL) {
      await db.mail.deleteMany({ where: { id: mail.id } });
      return;
    }
  } catch (error) {
    return handleFailure(mail, error, services);
  }
  // No row, if its user was deleted meanwhile.
  await queryRows(Prisma.sql`UPDATE mails SET sent_at = ${services.now} WHERE id = ${mail.id}::uuid`);
}

/** Claims the mail, in a commit before the SMTP conversation. Null: there is no such mail, or it is claimed. */
async function claim(id: string, now: Date): Promise<ClaimedMail | null> {
  const [mail] = await queryRows<ClaimedMail>(Prisma.sql`
    UPDATE mails SET claimed_at = ${now} WHERE id = ${id}::uuid AND claimed_at IS NULL
    RETURNING id, kind, user_id AS "userId", recipient, order_id AS "orderId", refund_id AS "refundId", session_id AS "sessionId",
      refund_request_id AS "refundRequestId", request_hash AS "requestHash", created_at AS "createdAt", request_id AS "requestId",
      removed_addresses AS "removedAddresses", removed_mobile AS "removedMobile", grievance_id AS "grievanceId", campaign_id AS "campaignId"`);
  return mail ?? null;
}

async function composeAndSend(mail: ClaimedMail, services: SendMailServices): Promise<'sent' | 'dropped'> {
  const { composers, transport, now, signal, report } = services;
  if (now.getTime() - mail.createdAt.getTime() > (MAILS[mail.kind].lifetimeMinutes ?? TWO_DAYS) * MINUTE_MS) {
    report(`Mail ${mail.id} (${mail.kind}) has expired and was dropped.`);
    return 'dropped';
  }
  const subscription = subscriptionOf(mail);
  if (subscription && (await isOptedOut(subscription))) return 'dropped';
  const composed = await composers[mail.kind](mail, services);
  if (!composed) return 'dropped';
  const unsubscribe = subscription && {
    category: CATEGORY_NAMES[subscription.category],
    url: unsubscribeUrl(subscription, services),
  };
  const content = { ...composed, ...(unsubscribe && { unsubscribe }) };
  const { id, recipient, requestId } = mail;
  const { subject } = content;
  const { brand, seller } = services.shop;
  const logo = await services.readLogo();
  const rendered = renderMail(content, { ...brand, logo, fssai: seller.fssai });
  const sender = { senderName: brand.name, logo: logo?.data };
  await transport.send(
    { id, recipient, requestId, subject, date: now, ...sender, ...rendered, unsubscribeUrl: unsubscribe?.url },
    signal,
  );
  return 'sent';
}

/** The subscription that the mail belongs to; null for a mail that is always sent. */
function subscriptionOf({ kind, userId }: ClaimedMail): Subscription | null {
  const { category } = MAILS[kind];
  return category && userId !== null ? { userId, category } : null;
}

/** @throws the error when the mail can be retried */
async function handleFailure(mail: ClaimedMail, error: unknown, { report }: SendMailServices): Promise<void> {
  const { id, kind } = mail;
  const failureKind = error instanceof MailError ? error.kind : 'retryable';
  countMail(mail, failureKind);
  if (failureKind === 'retryable') {
    await db.mail.updateMany({ where: { id }, data: { claimedAt: null } });
    throw error;
  }
  if (kind === FAREWELL) await db.mail.deleteMany({ where: { id } });
  if (failureKind === 'undeliverable') return report(`Mail ${id} (${kind}) can't be delivered: ${reasonOf(error)}.`);
  report(`Mail ${id} (${kind}) may have been sent or not: ${reasonOf(error)}. It is not retried.`);
}

function countMail({ kind }: ClaimedMail, outcome: string): void {
  mails.add(1, { 'kirana.mail.kind': kind, 'kirana.mail.outcome': outcome });
}

/** Reports a claimed mail: its worker ended before it recorded the outcome, or is still sending it. */
async function reportClaimed(id: string, { report }: SendMailServices): Promise<void> {
  const mail = await db.mail.findUnique({ where: { id }, select: { kind: true, sentAt: true } });
  if (!mail || mail.sentAt) return;
  report(`Mail ${id} (${mail.kind}) was already claimed, so it may have been sent. It is not retried.`);
}
