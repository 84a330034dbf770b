import escapeHtml from 'escape-html';
import type { Address, Email } from 'postal-mime';
import { SHOP_TIME_ZONE } from '../core/time/shopCalendar.ts';
import { htmlPage } from '../http/htmlPage.ts';
import type { OutboxMail } from './outbox.ts';
import { OUTBOX_STYLE } from './outboxStyle.ts';

/** A link in a mail opens in the top window, where the shop's page works; scripts and forms in the mail are disabled. */
const SANDBOX = 'allow-top-navigation-by-user-activation';

/** Renders the page that lists the mails. */
export function outboxListPage(mails: readonly OutboxMail[]): string {
  const list = mails.length === 0 ? EMPTY : `<ul class="mails">${mails.map(listItem).join('')}</ul>`;
  return page('Mailbox', `<p class="intro">What the shop has written. None of it has left this machine.</p>${list}`);
}

/** Renders the page of one mail. */
export function outboxMailPage({ email }: OutboxMail): string {
  const text = escapeHtml(email.text ?? '');
  return page(
    subjectOf(email),
    `<dl><dt>From</dt><dd>${escapeHtml(addressLine([email.from]))}</dd><dt>To</dt><dd>${escapeHtml(addressLine(email.to))}</dd><dt>Sent</dt><dd>${timeOf(email)}</dd></dl>
${linksSection(email)}
<div class="forms">
<section aria-labelledby="html"><h2 id="html">As designed</h2><iframe title="The mail as designed" sandbox="${SANDBOX}" srcdoc="${escapeHtml(opensInTop(email.html ?? ''))}"></iframe></section>
<section aria-labelledby="text"><h2 id="text">As text</h2><pre>${text}</pre></section>
</div>
<details><summary>All headers</summary><pre>${escapeHtml(headerLines(email))}</pre></details>
<p><a href="/dev/mail">Back to the mailbox</a></p>`,
  );
}

const EMPTY = `<div class="empty"><p><strong>No mail yet</strong></p><p>What the shop writes, such as the code for a forgotten password, appears here.</p><p><a href="/dev/mail">Look again</a></p></div>`;

function page(title: string, content: string): string {
  return htmlPage({
    title,
    style: OUTBOX_STYLE,
    body: `<header><nav aria-label="Development"><a href="/">Kirana</a><a href="/dev/mail">Mailbox</a></nav></header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>`,
  });
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

function opensInTop(html: string): string {
  return `${html.slice(0, headStart(html))}<base target="_top">${html.slice(headStart(html))}`;
}

function headStart(html: string): number {
  const head = /<head[^>]*>/i.exec(html);
  return head ? head.index + head[0].length : 0;
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
