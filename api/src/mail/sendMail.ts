import { db } from '../db/client.ts';
import type { Mail, MailKind } from '../db/generated/client.ts';
import type { MailComposer, MailMeans } from './mailContent.ts';
import { MailFailure } from './mailFailure.ts';
import { layOutMail } from './mailLayout.ts';
import type { MailTransport } from './mailTransport.ts';

/** What the job works with. */
export interface SendMeans extends MailMeans {
  composers: Readonly<Record<MailKind, MailComposer>>;
  transport: MailTransport;
  /** Takes a line for the operator, which names nobody. */
  report: (line: string) => void;
  /** Aborted when the process ends and has no more time. */
  signal?: AbortSignal;
}

const MINUTE_MS = 60_000;
const TWO_DAYS_MS = 2 * 24 * 60 * MINUTE_MS;

/** How long after its occasion a mail is still of use; after that it is dropped rather than sent. */
const LIFETIMES_MS: Record<MailKind, number> = {
  PASSWORD_RESET_CODE: 10 * MINUTE_MS, // whoever waited for it has asked for another one
  PASSWORD_CHANGED: TWO_DAYS_MS,
  EMAIL_VERIFICATION: TWO_DAYS_MS,
  EMAIL_CHANGE: TWO_DAYS_MS,
  EMAIL_CHANGE_REQUESTED: TWO_DAYS_MS,
  EMAIL_CHANGED: TWO_DAYS_MS,
  LOGIN_BLOCKED: TWO_DAYS_MS,
  SESSION_STOLEN: TWO_DAYS_MS,
  ACCOUNT_DELETED: TWO_DAYS_MS,
  API_TOKEN_ADDED: TWO_DAYS_MS,
};

/**
 * Sends a mail at most once, however often and by however many workers it is called: who claims the row sends, and a claim
 * is given back only when it is certain that nothing was sent. @throws what another try may overcome
 */
export async function sendMail(mailId: string, means: SendMeans): Promise<void> {
  const mail = await claim(mailId, means.now);
  if (!mail) return reportBegun(mailId, means);
  try {
    if ((await composeAndSend(mail, means)) === 'dropped') {
      await db.mail.deleteMany({ where: { id: mailId } });
      return;
    }
  } catch (error) {
    return settleFailure(mail, error, means);
  }
  await db.mail.updateMany({ where: { id: mailId }, data: { sentAt: means.now } }); // none, if its user was deleted by now
}

/** Committed before the mail server hears anything. Null: there is no such mail, or somebody has begun it. */
async function claim(id: string, now: Date): Promise<Mail | null> {
  const [mail] = await db.mail.updateManyAndReturn({ where: { id, begunAt: null }, data: { begunAt: now } });
  return mail ?? null;
}

async function composeAndSend(mail: Mail, means: SendMeans): Promise<'sent' | 'dropped'> {
  const { composers, transport, now, signal, report } = means;
  if (now.getTime() - mail.createdAt.getTime() > LIFETIMES_MS[mail.kind]) {
    report(`Mail ${mail.id} (${mail.kind}) came too late to be of use, and is dropped.`);
    return 'dropped';
  }
  const content = await composers[mail.kind](mail, means);
  if (!content) return 'dropped';
  const { id, recipient } = mail;
  await transport.send({ id, recipient, subject: content.subject, date: now, ...layOutMail(content) }, signal);
  return 'sent';
}

/** @throws the error when the mail is to be tried again */
async function settleFailure({ id, kind }: Mail, error: unknown, { report }: SendMeans): Promise<void> {
  const fate = error instanceof MailFailure ? error.fate : 'notSent';
  switch (fate) {
    case 'notSent':
      await db.mail.updateMany({ where: { id }, data: { begunAt: null } });
      throw error;
    case 'undeliverable':
      return report(`Mail ${id} (${kind}) can't be delivered: ${reasonOf(error)}.`);
    case 'unknown':
      return report(`Mail ${id} (${kind}) may have been sent or not: ${reasonOf(error)}. It is not sent again.`);
  }
}

/** After a death between the claim and the end; or while another worker is at it, which is then no loss. */
async function reportBegun(id: string, { report }: SendMeans): Promise<void> {
  const mail = await db.mail.findUnique({ where: { id }, select: { kind: true, sentAt: true } });
  if (!mail || mail.sentAt) return;
  report(`Mail ${id} (${mail.kind}) was begun before, so it may have been sent or not. It is not begun again.`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
