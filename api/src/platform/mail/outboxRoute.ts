import path from 'node:path';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import ipaddr from 'ipaddr.js';
import PostalMime, { type Email, type Address } from 'postal-mime';
import escapeHtml from 'escape-html';
import type { Config } from '../config/config.ts';
import type { LiveSettings, ShopSettings } from '../config/settings/shopSettings.ts';
import { isLoopbackName } from '../config/findProductionIssues.ts';
import { sendError, readOnlyRoute } from '../http/errorResponses.ts';
import { nullIfMissing } from '../core/errors/nullIfMissing.ts';
import { SHOP_TIME_ZONE } from '../core/shopCalendar.ts';
import { htmlPage } from '../http/htmlPage.ts';

type Brand = ShopSettings['brand'];

/** The style of the pages at /dev/mail in addition to that of `htmlPage`, for widths from 360 px. */
const OUTBOX_STYLE = `
header { border-bottom: 1px solid var(--line); background: var(--panel); }
nav, main { max-width: 1160px; margin: 0 auto; padding-inline: clamp(16px, 4vw, 32px); }
nav { display: flex; gap: 24px; }
nav a { padding-block: 12px; text-decoration: none; }
nav a:first-child { font-weight: 800; letter-spacing: -0.02em; }
main { padding-block: clamp(20px, 3vw, 36px); }
summary { padding: 8px 0; cursor: pointer; color: var(--brand); }
.intro { margin-bottom: 20px; }
.mails { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; background: var(--panel); }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: 2px 24px; padding: 14px 20px; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--hover); }
.mails a:focus-visible { outline-offset: -3px; border-radius: 12px; }
.mails strong, .mails span { overflow: hidden; text-overflow: ellipsis; }
.mails span, .mails time { color: var(--quiet); font-size: 14px; }
time { font-variant-numeric: tabular-nums; }
.empty { padding: 56px 24px; text-align: center; border: 1px dashed var(--line); border-radius: 12px; background: var(--panel); }
.empty strong { color: var(--ink); font-size: 20px; }
.empty a { display: inline-block; padding: 8px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0 24px; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
section, details { margin-bottom: 24px; }
.links { margin: 0; padding: 0; list-style: none; }
.links a { display: inline-block; padding: 4px 0; overflow-wrap: anywhere; }
.forms { display: grid; gap: 0 24px; }
.forms section { display: flex; flex-direction: column; min-width: 0; }
iframe, pre { width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
iframe { height: 660px; }
pre { flex: 1; padding: 16px 20px; font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 720px) {
  .mails a { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) 12rem; align-items: baseline; }
  .mails time { text-align: right; }
  .mails strong, .mails span { white-space: nowrap; }
}
@media (min-width: 960px) {
  .forms { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
}
`;

/** A link in a mail opens in the top window, where the shop's page works; scripts and forms in the mail are disabled. */
const SANDBOX = 'allow-top-navigation-by-user-activation';

/** Renders the page of one mail. */
function outboxMailPage({ email }: OutboxMail, brand: Brand): string {
  const text = escapeHtml(email.text ?? '');
  const html = opensInTop(withPictures(email));
  return page(
    subjectOf(email),
    `<dl><dt>From</dt><dd>${escapeHtml(addressLine([email.from]))}</dd><dt>To</dt><dd>${escapeHtml(addressLine(email.to))}</dd><dt>Sent</dt><dd>${timeOf(email)}</dd></dl>
${linksSection(email)}
<div class="forms">
<section aria-labelledby="html"><h2 id="html">As designed</h2><iframe title="The mail as designed" sandbox="${SANDBOX}" srcdoc="${escapeHtml(html)}"></iframe></section>
<section aria-labelledby="text"><h2 id="text">As text</h2><pre>${text}</pre></section>
</div>
<details><summary>All headers</summary><pre>${escapeHtml(headerLines(email))}</pre></details>
<p><a href="/dev/mail">Back to the mailbox</a></p>`,
    brand,
  );
}

const EMPTY = `<div class="empty"><p><strong>No mail yet</strong></p><p>What the shop writes, such as the code for a forgotten password, appears here.</p><p><a href="/dev/mail">Look again</a></p></div>`;

function page(title: string, content: string, brand: Brand): string {
  return htmlPage(
    {
      title,
      style: OUTBOX_STYLE,
      body: `<header><nav aria-label="Development"><a href="/">${escapeHtml(brand.name)}</a><a href="/dev/mail">Mailbox</a></nav></header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>`,
    },
    brand,
  );
}

function listItem({ id, email }: OutboxMail): string {
  return `<li><a href="/dev/mail/${id}"><strong>${escapeHtml(subjectOf(email))}</strong><span>${escapeHtml(addressLine(email.to))}</span>${timeOf(email)}</a></li>`;
}

function linksSection({ text = '' }: Email): string {
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
  if (links.length === 0) return '';
  const items = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return `<section aria-labelledby="links"><h2 id="links">Links</h2><ul class="links">${items.join('')}</ul></section>`;
}

/** The HTML with the attached pictures in place of their Content-IDs, which browsers do not know. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((text, { contentId, mimeType, content }) => {
    if (contentId === undefined || !(content instanceof ArrayBuffer)) return text;
    const url = `data:${mimeType};base64,${Buffer.from(content).toString('base64')}`;
    return text.replaceAll(`cid:${contentId.slice(1, -1)}`, () => url);
  }, html);
}

/** Puts the element behind the start of the head, or first where there is none. */
function opensInTop(html: string): string {
  return html.replace(/^(.*?<head[^>]*>)?/is, '$1<base target="_top">');
}

function subjectOf({ subject }: Email): string {
  return subject?.trim() || '(no subject)';
}

function addressLine(addresses: readonly (Address | undefined)[] | undefined): string {
  return (addresses ?? []).map((address) => nameAndAddress(address)).join(', ');
}

function nameAndAddress(address: Address | undefined): string {
  if (!address?.address) return address?.name ?? '';
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

function timeOf({ date = '' }: Email): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return '';
  const words = time.toLocaleString('en-IN', { timeZone: SHOP_TIME_ZONE, dateStyle: 'medium', timeStyle: 'medium' });
  return `<time datetime="${time.toISOString()}">${words}</time>`;
}

function headerLines({ headers }: Email): string {
  return headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n');
}

/** A mail in the outbox; `id` is its file's name without `.eml`. */
interface OutboxMail {
  id: string;
  email: Email;
}

const ID = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[0-9a-f-]{36}$/;
const SUFFIX = '.eml';

/** Writes a message atomically, in a file that only this system user can read: it may contain a code. */
export async function writeToOutbox(directory: string, { id, date }: { id: string; date: Date }, message: Buffer) {
  const name = `${date.toISOString().replaceAll(':', '-')}-${id}`; // not every file system allows colons
  const unfinished = path.join(directory, `.${name}.part`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, path.join(directory, name + SUFFIX));
}

/** The newest mails of an outbox, newest first. */
export async function listOutbox(directory: string, count: number): Promise<OutboxMail[]> {
  const names = await readdir(directory).catch(nullIfMissing);
  const ids = (names ?? []).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
  const newest = ids
    .filter((id) => ID.test(id))
    .sort()
    .reverse()
    .slice(0, count);
  const mails = await Promise.all(newest.map((id) => readOutboxMail(directory, id)));
  return mails.filter((mail) => mail !== null);
}

/** Reads a mail; null for an unknown or malformed id. */
async function readOutboxMail(directory: string, id: string): Promise<OutboxMail | null> {
  if (!ID.test(id)) return null;
  const message = await readFile(path.join(directory, id + SUFFIX)).catch(nullIfMissing);
  return message ? { id, email: await PostalMime.parse(message) } : null;
}

const NEWEST = 100;

/** Registers the development mailbox /dev/mail: only without a mail server, outside production, and for requests from this machine. */
export function registerOutbox(app: FastifyInstance, config: Config, settings: Pick<LiveSettings, 'read'>): void {
  if (config.environment === 'production' || config.smtpUrl !== null) return;
  if (!isLoopbackName(new URL(config.publicUrl).hostname)) return; // a public address means that others can reach the shop
  const directory = path.join(config.dataDir, 'outbox');
  localPage(app, '/dev/mail', async () => {
    const mails = await listOutbox(directory, NEWEST);
    const list = mails.length === 0 ? EMPTY : `<ul class="mails">${mails.map(listItem).join('')}</ul>`;
    return page(
      'Mailbox',
      `<p class="intro">Emails from the shop. None have left this machine.</p>${list}`,
      (await settings.read()).brand,
    );
  });
  localPage(app, '/dev/mail/:id', async (request) => {
    const { id } = request.params as { id: string }; // the name in the path above
    const mail = await readOutboxMail(directory, id);
    return mail && outboxMailPage(mail, (await settings.read()).brand);
  });
}

/** Registers a page for browsers on this machine; other requests, and those for which `render` answers null, get 404. */
function localPage(app: FastifyInstance, url: string, render: (request: FastifyRequest) => Promise<string | null>) {
  const handler: RouteHandlerMethod = async (request, reply) => {
    const html = isLocal(request) ? await render(request) : null;
    if (html === null) return sendError(reply, 404, 'There is nothing at this address.');
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };
  readOnlyRoute(app, url, handler);
}

/** Checks the address of the connection itself: forwarded headers can be forged. */
function isLocal({ hostname, socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  const isFromHere = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
  return isFromHere && isLoopbackName(hostname);
}
