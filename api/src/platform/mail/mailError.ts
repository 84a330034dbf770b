import type { NodemailerError } from 'nodemailer';

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
