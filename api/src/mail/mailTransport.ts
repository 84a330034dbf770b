import path from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { NodemailerError, SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import { MailFailure, judgeSmtpFailure } from './mailFailure.ts';
import { putInOutbox } from './outbox.ts';

/** A mail on its way out. */
export interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  date: Date;
}

/** Where mails go. */
export interface MailTransport {
  /** `signal` gives the mail up, as at the end of the process. @throws MailFailure, which knows what became of the mail */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  /** Lets go of the connections; those that send a mail finish it first. */
  close(): void;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 60_000; // servers think for a while about what they have been handed
const CONNECTIONS = 2;
/** One address and nothing else: no list, no name, no line break. */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** SMTP where it is configured, otherwise files to be read at /dev/mail. */
export function createMailTransport(config: MailConfig): MailTransport {
  return config.smtpUrl === null ? outboxTransport(config) : smtpTransport(config.smtpUrl, config);
}

function smtpTransport(url: string, config: MailConfig): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0, // sending again is the job's decision, which knows what must not be sent twice
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  /** The messages under way by Message-ID: one that was read from has, for all we know, left. */
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
        const hasBegun = messages.get(options.messageId)?.readableDidRead ?? false;
        throw judgeSmtpFailure(error as NodemailerError, hasBegun); // sendMail fails with nothing else
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
      if (!Buffer.isBuffer(message)) throw new Error('The message was not made in one piece');
      await putInOutbox(directory, mail, message);
    },
    close: () => undefined,
  };
}

/** The mail as nodemailer takes it, the same at each try but for its date. @throws MailFailure */
function messageOf(mail: OutgoingMail, { mailFrom, publicUrl }: MailConfig): SendMailOptions & { messageId: string } {
  if (!ADDRESS.test(mail.recipient)) throw new MailFailure('undeliverable', 'the address is none');
  return {
    from: mailFrom,
    to: { name: '', address: mail.recipient },
    subject: mail.subject.replace(/\p{Cc}+/gu, ' '),
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
