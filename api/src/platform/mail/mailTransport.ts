import path from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { REQUEST_ID_HEADER } from '../http/requestHooks.ts';
import { writeToOutbox } from './outboxRoute.ts';
import { LOGO_CID } from './renderMail.ts';

/**
 * The outcome of a failed attempt. `retryable`: the mail was not sent, and a retry may succeed; `undeliverable`: it was not sent,
 * and a retry would fail too; `unknown`: the server may have accepted it.
 */
export type MailFailureKind = 'retryable' | 'undeliverable' | 'unknown';

/** A mail could not be sent. The message is for the operator, and contains neither the address nor the content. */
export class MailError extends Error {
  readonly kind: MailFailureKind;

  constructor(kind: MailFailureKind, reason: string) {
    super(reason);
    this.name = 'MailError';
    this.kind = kind;
  }
}

/** A permanent refusal of these commands is about the mail; of others, such as AUTH, about the configuration. */
const COMMANDS_ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
const ENHANCED_CODE = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/**
 * Classifies a failed SMTP conversation. A reply of the server is certain; without a reply the outcome is known only if no part
 * of the message was sent. The error's own message may contain the address, so it is not used.
 */
export function classifySmtpError(error: NodemailerError, hasStartedMessage: boolean): MailError {
  const { code, originalCode, command, response, responseCode } = error;
  if (responseCode !== undefined && responseCode >= 400) {
    const isPermanent = error.permanent === true && COMMANDS_ABOUT_THE_MAIL.has(command ?? '');
    const answer = [responseCode, ENHANCED_CODE.exec(response ?? '')?.[1]].filter(Boolean).join(' ');
    const reason = `the mail server answered ${command ?? 'us'} with ${answer}`;
    return new MailError(isPermanent ? 'undeliverable' : 'retryable', reason);
  }
  const reason = `the mail server did not answer (${originalCode ?? code ?? error.name})`;
  if (hasStartedMessage) return new MailError('unknown', reason);
  if (code === 'EENVELOPE') return new MailError('undeliverable', 'the address is invalid');
  return new MailError('retryable', reason);
}

/** A rendered mail. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  /** The display name of a sender that has none of its own. */
  senderName: string;
  subject: string;
  html: string;
  text: string;
  /** The picture that the HTML shows as `LOGO_CID`, as PNG. */
  logo?: Buffer | undefined;
  date: Date;
  /** Where a mail program unsubscribes by one click; absent for mails that are always sent. */
  unsubscribeUrl?: string | undefined;
  /** The HTTP request that caused the mail; null when a job did. */
  requestId?: string | null;
}

/** Sends mails. */
export interface MailTransport {
  /** Sends a mail; `signal` aborts it, as at the end of the process. @throws MailError with the outcome */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  /** Closes the connections; a connection that sends a mail finishes it first. */
  close(): void;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 60_000; // servers may take a while to accept a message
const CONNECTIONS = 2;
/** An address without a display name. */
const BARE_SENDER = /^\s*<?([^<>\s]+)>?\s*$/;
/** A single address: no list, no display name, no line break. */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** SMTP where it is configured, otherwise files that /dev/mail shows. */
export function createMailTransport(config: MailConfig): MailTransport {
  return config.smtpUrl === null ? outboxTransport(config) : smtpTransport(config.smtpUrl, config);
}

function smtpTransport(url: string, config: MailConfig): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0, // the job retries, because it knows which mails must not be sent twice
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  /** The messages in progress by Message-ID: once a message was read from, a part of it may have been sent. */
  const messages = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    message.processFunc((stream) => {
      messages.set(message.messageId(), stream);
      return stream;
    });
    done();
  });
  return {
    async send(mail, signal) {
      const options = messageOf(mail, config);
      try {
        await transport.sendMail({ ...options, signal });
      } catch (error) {
        const hasStarted = messages.get(options.messageId)?.readableDidRead ?? false;
        throw classifySmtpError(error as NodemailerError, hasStarted); // sendMail rejects with nothing else
      } finally {
        messages.delete(options.messageId);
      }
    },
    close: () => transport.close(),
  };
}

function outboxTransport(config: MailConfig): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const directory = path.join(config.dataDir, 'outbox');
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, config));
      if (!Buffer.isBuffer(message)) throw new Error('The message is not a single buffer');
      await writeToOutbox(directory, mail, message);
    },
    close: () => undefined,
  };
}

/** The mail in nodemailer's format; retries differ only in the date. @throws MailError for an invalid address */
function messageOf(mail: OutgoingMail, { mailFrom, publicUrl }: MailConfig): SendMailOptions & { messageId: string } {
  if (!ADDRESS.test(mail.recipient)) throw new MailError('undeliverable', 'the address is invalid');
  const address = BARE_SENDER.exec(mailFrom)?.[1];
  return {
    from: address === undefined ? mailFrom : { name: mail.senderName, address },
    to: { name: '', address: mail.recipient },
    subject: mail.subject.replace(/\p{Cc}+/gu, ' '),
    text: mail.text,
    html: mail.html,
    ...(mail.logo && {
      attachments: [{ cid: LOGO_CID, filename: 'logo.png', content: mail.logo, contentDisposition: 'inline' }],
    }),
    textEncoding: 'base64', // as quoted-printable text, a mail takes half as much time again
    date: mail.date,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.requestId && { [REQUEST_ID_HEADER]: mail.requestId }),
      ...(mail.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
