import type { NodemailerError } from 'nodemailer';

/**
 * What became of a mail that could not be sent. `notSent`: certainly nobody has it, and another try may do better;
 * `undeliverable`: certainly nobody has it, nor ever will; `unknown`: the server may have taken it.
 */
export type MailFate = 'notSent' | 'undeliverable' | 'unknown';

/** A mail could not be sent. The message is for the operator, and names neither the person nor what was written. */
export class MailFailure extends Error {
  readonly fate: MailFate;

  constructor(fate: MailFate, reason: string) {
    super(reason);
    this.name = 'MailFailure';
    this.fate = fate;
  }
}

/** A final no to these is about this mail; to others, such as a login, it is about our configuration, which can be mended. */
const COMMANDS_ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);
const ENHANCED_CODE = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/**
 * Judges a failed SMTP conversation: an answer of the server is certain, its silence only as long as nothing of the
 * message had been sent. The error's own words may hold the address, so they are left behind.
 */
export function judgeSmtpFailure(error: NodemailerError, hasBegunMessage: boolean): MailFailure {
  const { code, originalCode, command, response, responseCode } = error;
  if (responseCode !== undefined && responseCode >= 400) {
    const isFinal = error.permanent === true && COMMANDS_ABOUT_THE_MAIL.has(command ?? '');
    const answer = [responseCode, ENHANCED_CODE.exec(response ?? '')?.[1]].filter(Boolean).join(' ');
    const reason = `the mail server answered ${command ?? 'us'} with ${answer}`;
    return new MailFailure(isFinal ? 'undeliverable' : 'notSent', reason);
  }
  const reason = `the mail server did not answer (${originalCode ?? code ?? error.name})`;
  if (hasBegunMessage) return new MailFailure('unknown', reason);
  if (code === 'EENVELOPE') return new MailFailure('undeliverable', 'the address is none');
  return new MailFailure('notSent', reason);
}
