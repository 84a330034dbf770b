import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { registerSecurityHeaders } from '../http/securityHeaders.ts';
import { blackPng } from '../../testing/blackPng.ts';
import { newId } from '../../testing/fixtures.ts';
import { TEST_ENCRYPTION_KEY, TEST_SECRET } from '../../testing/secretFixture.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import type { PngPicture } from '../media/brandPictures.ts';
import type { MailContent } from './mailContent.ts';
import { renderMail } from './renderMail.ts';
import { createMailTransport } from './mailTransport.ts';
import { registerOutbox } from './outboxRoute.ts';

const folders: string[] = [];
const content: MailContent = {
  subject: '482913 is your code',
  paragraphs: ['Hello Asha,', 'type this code:'],
  code: '482913',
  button: { label: 'Confirm', url: 'https://kirana.example/verify-email#token=a&b=c' },
};

/** A server with only the mailbox, and its own data directory. */
async function open(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-outbox-'));
  folders.push(dataDir);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, JWT_SECRET: TEST_SECRET, ...environment });
  const app = Fastify();
  await registerSecurityHeaders(app, config, '');
  registerOutbox(app, config, { read: async () => TEST_TERMS });
  const transport = createMailTransport(config);
  async function send(mail: Partial<MailContent> = {}, at = new Date(), logo: PngPicture | null = null) {
    const id = newId();
    const { subject, ...body } = { ...content, ...mail };
    const { brand } = TEST_TERMS;
    const parts = {
      ...renderMail({ subject, ...body }, { ...brand, logo, fssai: null }),
      senderName: brand.name,
      logo: logo?.data,
    };
    await transport.send({ id, recipient: 'asha@kirana.example', subject, date: at, ...parts });
    return `${at.toISOString().replaceAll(':', '-')}-${id}`;
  }
  return { app, dataDir, send };
}

const get = (app: FastifyInstance, url: string, more: object = {}) => app.inject({ url, ...more });

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('/dev/mail', () => {
  it('reports an empty mailbox', async () => {
    const { app } = await open();
    const answer = await get(app, '/dev/mail');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('No mail yet');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  });

  it('lists the newest hundred, the newest first, and ignores other files', async () => {
    const { app, dataDir, send } = await open();
    const start = Date.parse('2026-01-02T03:00:00Z');
    for (let minute = 0; minute < 102; minute += 1) {
      await send({ subject: `Mail number ${minute}.` }, new Date(start + minute * 60_000));
    }
    writeFileSync(path.join(dataDir, 'outbox/.2026-02-02T03-00-00.000Z-half.part'), 'Subject: half');
    writeFileSync(path.join(dataDir, 'outbox/notes.eml'), 'Subject: notes');
    const { body } = await get(app, '/dev/mail');
    const numbers = [...body.matchAll(/Mail number (\d+)\./g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => 101 - index));
    expect(body.match(/asha@kirana\.example/g)).toHaveLength(100);
    expect(body.match(/<time datetime="2026-01-02T/g)).toHaveLength(100);
    expect(body).not.toMatch(/half|notes/);
  });

  it('displays one mail: recipient, links, HTML and text', async () => {
    const { app, send } = await open();
    const id = await send();
    expect((await get(app, '/dev/mail')).body).toContain(`href="/dev/mail/${id}"`);
    const { body, headers } = await get(app, `/dev/mail/${id}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.match(/<h1>(.*)<\/h1>/)?.[1]).toBe('482913 is your code');
    expect(body).toContain('<dd>asha@kirana.example</dd>');
    expect(body).toContain('<li><a href="https://kirana.example/verify-email#token=a&amp;b=c">');
    expect(body).toContain('Hello Asha,\n\ntype this code:\n\n482913\n');
    expect(body).toContain('Auto-Submitted: auto-generated');
    expect(body).toContain('&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;');
  });

  it('displays the logo in a mail', async () => {
    const { app, send } = await open();
    const data = blackPng(8, 4);
    const id = await send({}, new Date(), { data, width: 8, height: 4 });
    const { body } = await get(app, `/dev/mail/${id}`);
    expect(body).toContain(`&lt;img src=&quot;data:image/png;base64,${data.toString('base64')}&quot;`);
    expect(body).not.toContain('cid:');
  });

  it('answers only GET and HEAD', async () => {
    const { app } = await open();
    expect((await app.inject({ method: 'DELETE', url: '/dev/mail' })).statusCode).toBe(405);
  });
});

describe('the content of a mail', () => {
  it('is never executed: it is escaped on the page, and sandboxed in its frame', async () => {
    const { app, dataDir } = await open();
    const evil = '</pre><script>alert(1)</script>';
    const id = `2026-01-02T03-04-05.678Z-${newId()}`;
    mkdirSync(path.join(dataDir, 'outbox'));
    const boundary = 'Content-Type: multipart/alternative; boundary=x';
    const parts = ['text/plain', 'text/html'].map(
      (type) => `--x\r\nContent-Type: ${type}\r\n\r\n<p>${evil}" onload="a</p>\r\n`,
    );
    const message = `Subject: ${evil}\r\nFrom: ${evil}\r\nTo: "${evil}" <a@kirana.example>\r\n${boundary}\r\n\r\n${parts.join('')}--x--\r\n`;
    writeFileSync(path.join(dataDir, `outbox/${id}.eml`), message);
    for (const url of ['/dev/mail', `/dev/mail/${id}`]) {
      const { body, headers, statusCode } = await get(app, url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script');
      expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
    }
    const { body } = await get(app, `/dev/mail/${id}`);
    expect(body.match(/sandbox="[^"]*"/g)).toEqual(['sandbox="allow-top-navigation-by-user-activation"']);
    expect(/ srcdoc="([^"]*)"/.exec(body)?.[1]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;a');
  });
});

describe('/dev/mail answers 404', () => {
  it.for([
    ['in production', { NODE_ENV: 'production', ENCRYPTION_KEY: TEST_ENCRYPTION_KEY, MAIL_OUTBOX: 'on' }],
    ['where mails go to a mail server', { SMTP_URL: 'smtp://mail.kirana.example' }],
  ] as const)('%s', async ([, environment]) => {
    const { app, send } = await open(environment);
    expect((await get(app, '/dev/mail')).statusCode).toBe(404);
    if ('SMTP_URL' in environment) return;
    expect((await get(app, `/dev/mail/${await send()}`)).statusCode).toBe(404);
  });

  it.for([
    ['another machine', { remoteAddress: '192.0.2.7' }],
    ['another machine of the same network', { remoteAddress: '10.0.0.7' }],
    ['another machine by IPv6', { remoteAddress: '::ffff:192.0.2.7' }],
    ['a page that calls this machine by its own name', { headers: { host: 'evil.example:4000' } }],
    ['a page whose name begins like ours', { headers: { host: 'localhost.evil.example' } }],
  ] as const)('for %s', async ([, more]) => {
    const { app, send } = await open();
    const id = await send();
    for (const url of ['/dev/mail', `/dev/mail/${id}`]) {
      const answer = await get(app, url, more);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('482913');
    }
  });

  it.for([
    { remoteAddress: '127.0.0.1', headers: { host: 'localhost:4000' } },
    { remoteAddress: '127.0.0.1', headers: { host: '127.0.0.1:4000' } },
    { remoteAddress: '::1', headers: { host: '[::1]:4000' } },
    { remoteAddress: '::ffff:127.0.0.1', headers: { host: 'localhost' } },
  ])('except for this machine: %j', async (more) => {
    const { app } = await open();
    expect((await get(app, '/dev/mail', more)).statusCode).toBe(200);
  });

  it.for([
    '..%2F..%2Fsecrets%2Fjwt',
    '..%2Fnotes',
    '%2e%2e%2fnotes',
    'notes',
    'notes.eml',
    '2026-01-02T03-04-05.678Z-',
    '2026-01-02T03-04-05.678Z-..%2F..%2F..%2F..%2F..%2F..%2F..%2F..%2F..%2F',
    '2026-01-02T03-04-05.678Z-01a1fc51-923f-7bbb-890c-94b6b1587bbf',
    '2026-01-02T03-04-05.678Z-01a1fc51-923f-7bbb-890c-94b6b1587bbf%00',
    '2026-01-02T03-04-05.678Z-01a1fc51-923f-7bbb-890c-94b6b1587bbf%0A',
  ])('under the name %s', async (id) => {
    const { app, dataDir, send } = await open();
    await send();
    for (const file of ['notes', 'notes.eml', 'outbox/notes.eml'])
      writeFileSync(path.join(dataDir, file), 'Subject: x');
    expect((await get(app, `/dev/mail/${id}`)).statusCode).toBe(404);
  });
});
