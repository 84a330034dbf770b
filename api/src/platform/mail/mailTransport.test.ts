import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../db/embedded/postmaster.ts';
import { blackPng } from '../../testing/blackPng.ts';
import { newId } from '../../testing/fixtures.ts';
import {
  MailError,
  classifySmtpError,
  createMailTransport,
  type MailTransport,
  type OutgoingMail,
} from './mailTransport.ts';
import { listOutbox } from './outboxRoute.ts';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../testing/fakeSmtpServer.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-mail-'));
const config = { mailFrom: 'shop@kirana.example', publicUrl: 'https://www.kirana.example:8443', dataDir };
const mailId = newId();
const mail: OutgoingMail = {
  id: mailId,
  recipient: 'asha@kirana.example',
  senderName: 'Anand, “Fresh” & "Sons" <x@y.example>',
  subject: 'Namaste, आशा',
  html: '<p>It is here, आशा</p>',
  text: 'It is here, आशा',
  date: new Date('2026-01-02T03:04:05.678Z'),
};
let smtp: FakeSmtpServer;
let transport: MailTransport;

beforeEach(async () => {
  smtp = await startFakeSmtpServer();
  transport = createMailTransport({ ...config, smtpUrl: smtp.url });
});

afterEach(async () => {
  transport.close();
  await smtp.close();
});

afterAll(() => rmSync(dataDir, { recursive: true }));

/** The error of a failed attempt. */
async function failureOf(sending: Promise<void>): Promise<MailError> {
  const error: unknown = await sending.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof MailError) return error;
  throw new Error('It did not fail', { cause: error });
}

describe('a mail over SMTP', () => {
  it('names the request that caused it, if one did', async () => {
    const requestId = newId();
    await transport.send({ ...mail, requestId });
    await transport.send({ ...mail, id: newId(), requestId: null });
    const ids = smtp.received.map(({ email }) => email.headers.find(({ key }) => key === 'x-request-id')?.value);
    expect(ids).toEqual([requestId, undefined]);
  });

  it('arrives as text and HTML with the headers of an automatic mail', async () => {
    await transport.send(mail);
    const [received] = smtp.received;
    expect(received?.recipients).toEqual(['asha@kirana.example']);
    expect(received?.email).toMatchObject({
      from: { name: mail.senderName, address: 'shop@kirana.example' },
      to: [{ name: '', address: 'asha@kirana.example' }],
      subject: 'Namaste, आशा',
      messageId: `<${mailId}@www.kirana.example>`,
      date: '2026-01-02T03:04:05.000Z',
      text: 'It is here, आशा',
      html: '<p>It is here, आशा</p>',
    });
    const headers = Object.fromEntries((received?.email.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' });
    expect(headers['content-type']).toContain('multipart/alternative');
  });

  it('keeps the display name of the configuration', async () => {
    const own = createMailTransport({ ...config, mailFrom: '"Asha, baker" <asha@kirana.example>', smtpUrl: smtp.url });
    await own.send(mail);
    own.close();
    expect(smtp.received[0]?.email.from).toEqual({ name: 'Asha, baker', address: 'asha@kirana.example' });
  });

  it('contains the logo that its HTML shows', async () => {
    const logo = blackPng(8, 4);
    await transport.send({ ...mail, html: '<img src="cid:logo">', logo });
    const attachments = smtp.received[0]?.email.attachments ?? [];
    expect(attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).equals(logo))).toEqual([true]);
    expect(attachments[0]).toMatchObject({ contentId: '<logo>', disposition: 'inline', mimeType: 'image/png' });
  });

  it('uses one connection for several mails, one after the other', async () => {
    for (const id of [newId(), newId(), newId()]) await transport.send({ ...mail, id });
    expect(smtp.received).toHaveLength(3);
    expect(smtp.connectionCount()).toBe(1);
  });

  it.for([
    'a&b@kirana.example',
    'sales/kochi@kirana.example',
    "o'brien@kirana.example",
    '{x}|`y`~^?=#!$%*@kirana.example',
    `${'a'.repeat(64)}@kirana.example`,
  ])('is sent to %s as it is', async (recipient) => {
    await transport.send({ ...mail, recipient });
    const [received] = smtp.received;
    expect(received?.recipients).toEqual([recipient]);
    expect(received?.email.to).toEqual([{ name: '', address: recipient }]);
  });

  it('is sent to a domain in another script by its punycode', async () => {
    await transport.send({ ...mail, recipient: 'ram@xn--c2bd4bq1db8d.xn--h2brj9c' });
    const [received] = smtp.received;
    expect(received?.recipients).toEqual(['ram@डाटामेल.भारत']); // the fake server decodes it
    expect(received?.email.to).toEqual([{ name: '', address: 'ram@xn--c2bd4bq1db8d.xn--h2brj9c' }]);
  });

  it.for([
    'asha@kirana.example\r\nBcc: ravi@kirana.example',
    'asha@kirana.example\nRCPT TO:<ravi@kirana.example>',
    'asha@kirana.example, ravi@kirana.example',
    'asha@kirana.example;ravi@kirana.example',
    'Asha <asha@kirana.example>',
    'ravi@kirana.example asha@kirana.example',
    'asha@kirana.example> SIZE=1',
    'asha',
    '',
  ])('is never sent to %j, which is not one address', async (recipient) => {
    expect((await failureOf(transport.send({ ...mail, recipient }))).kind).toBe('undeliverable');
    expect(smtp.connectionCount()).toBe(0);
  });

  it('gets no header from a subject with line breaks', async () => {
    await transport.send({ ...mail, subject: 'Hello\r\nBcc: ravi@kirana.example\r\n\r\n<b>body</b>\0' });
    const [received] = smtp.received;
    expect(received?.recipients).toEqual(['asha@kirana.example']);
    expect(received?.email.bcc).toBeUndefined();
    expect(received?.email.subject).toBe('Hello Bcc: ravi@kirana.example <b>body</b>');
    expect(received?.email.text).toBe('It is here, आशा');
  });
});

describe('a mail that fails', () => {
  it.for([
    [451, 'retryable'],
    [550, 'undeliverable'],
  ] as const)('by a %d for its recipient is %s, and says so without the address', async ([code, kind]) => {
    smtp.behaviour.onRecipient = () => code;
    const failure = await failureOf(transport.send(mail));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toBe(`the mail server answered RCPT TO with ${code} ${String(code)[0]}.2.1`);
    expect(failure.stack).not.toContain('asha');
  });

  it('by a server that closes the connection is retryable', async () => {
    smtp.behaviour.onRecipient = () => 421;
    expect((await failureOf(transport.send(mail))).kind).toBe('retryable');
  });

  it('by a login that is permanently refused is retryable: the operator can correct it', () => {
    const refusal = {
      code: 'EAUTH',
      command: 'AUTH PLAIN',
      response: '535 5.7.8 no',
      responseCode: 535,
      permanent: true,
    };
    const failure = classifySmtpError(Object.assign(new Error('Invalid login'), refusal), false);
    expect(failure.kind).toBe('retryable');
    expect(failure.message).toBe('the mail server answered AUTH PLAIN with 535 5.7.8');
  });

  it.for([
    [452, 'retryable'],
    [554, 'undeliverable'],
  ] as const)('by a %d for its message is %s', async ([code, kind]) => {
    smtp.behaviour.onMessage = () => code;
    expect((await failureOf(transport.send(mail))).kind).toBe(kind);
  });

  it('by a connection that is lost after the message is unknown', async () => {
    smtp.behaviour.onMessage = () => 'disconnect';
    expect((await failureOf(transport.send(mail))).kind).toBe('unknown');
    expect(smtp.received).toHaveLength(1);
  });

  it('by an unreachable server is retryable', async () => {
    const nowhere = createMailTransport({ ...config, smtpUrl: `smtp://127.0.0.1:${await freePort()}` });
    const failure = await failureOf(nowhere.send(mail));
    expect(failure.kind).toBe('retryable');
    expect(failure.message).toBe('the mail server did not answer (ECONNREFUSED)');
  });

  it('because it was aborted before the server answered is retryable', async () => {
    const giveUp = new AbortController();
    smtp.behaviour.onRecipient = () => (giveUp.abort(), 451);
    expect((await failureOf(transport.send(mail, giveUp.signal))).kind).toBe('retryable');
  });
});

describe('a mail without a mail server', () => {
  it('is written atomically to the outbox, in a file that other users can not read', async () => {
    const outbox = createMailTransport({ ...config, smtpUrl: null });
    await outbox.send(mail);
    const directory = path.join(dataDir, 'outbox');
    const id = `2026-01-02T03-04-05.678Z-${mailId}`;
    expect(readdirSync(directory)).toEqual([`${id}.eml`]);
    expect(statSync(path.join(directory, `${id}.eml`)).mode & 0o777).toBe(0o600);
    const [found] = await listOutbox(directory, 10);
    expect(found).toMatchObject({ id, email: { subject: 'Namaste, आशा', text: 'It is here, आशा' } });
  });
});
