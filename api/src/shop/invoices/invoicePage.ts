import escapeHtml from 'escape-html';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import { htmlPage } from '../../platform/http/htmlPage.ts';
import type { CreditNoteReference, InvoiceDocument } from './invoiceDocument.ts';
import type { BrandLogo } from '../../platform/media/brandPictures.ts';
import { creditNoteSentence, invoiceContent, type InvoiceTable } from './invoiceContent.ts';

/** The styles of the invoice page: rows become cards on phones; printed pages are black on white and repeat the table heading. */
const invoiceStyle = `
main { width: 100%; max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
address, dd, .text { overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 12px; }
.status { padding: 2px 10px; border: 2px solid currentColor; border-radius: 8px; color: light-dark(#b23420, #ff9c8a); font-size: 16px; vertical-align: middle; }
/* On white, as on paper: a logo may be dark. */
.logo { display: block; box-sizing: content-box; width: auto; max-width: 100%; height: auto; max-height: 64px; margin: 0 0 16px; padding: 8px; border-radius: 8px; background: #fff; }
.pdf { padding: 10px 16px; border: 1px solid currentColor; border-radius: 8px; font-weight: 600; text-decoration: none; }
.pdf:hover { background: var(--hover); }
.sample { margin: 16px 0 0; padding: 12px 16px; border-radius: 8px; background: #f6b21b; color: #1e1b16; font-weight: 600; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 16px; margin: 16px 0; }
.parts section { padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
address { font-style: normal; white-space: pre-line; }
dl { margin: 0; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 12px; }
dt { color: var(--quiet); }
dd { margin: 0 0 0 auto; text-align: end; }
table { width: 100%; margin: 24px 0 0; border-collapse: collapse; font-size: 14px; }
caption { padding: 0 0 8px; font-size: 16px; font-weight: 700; text-align: start; }
th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
.number, .word { white-space: nowrap; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
.text { width: 100%; min-width: 120px; }
tfoot th, tfoot td { border-bottom: 0; color: var(--ink); font-weight: 700; }
.round-off { margin: 24px 0 0; text-align: end; font-variant-numeric: tabular-nums; }
.round-off + .total { margin-top: 4px; }
.total { display: flex; justify-content: flex-end; gap: 16px; margin: 24px 0; color: var(--ink); font-size: 20px; font-variant-numeric: tabular-nums; }
@media screen and (max-width: 640px) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, caption, tbody, tfoot, tr, th, td { display: block; }
  tr { margin-bottom: 12px; padding: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); }
  th, td { padding: 2px 0; border: 0; }
  .text { width: auto; }
  td { display: flex; justify-content: space-between; gap: 16px; white-space: normal; text-align: end; }
  td::before { content: attr(data-title); color: var(--quiet); font-weight: 400; }
  /* The name of a product is the heading of its card. */
  td[data-title='#'], td[data-title='Product']::before { display: none; }
  td[data-title='Product'] { padding-bottom: 6px; font-weight: 600; text-align: start; }
}
@page { size: A4; margin: 14mm; }
@media print {
  :root { color-scheme: light; --page: #fff; --panel: #fff; --ink: #000; --quiet: #444; --line: #bbb; }
  body { font-size: 12px; }
  main { max-width: none; padding: 0; }
  .logo { padding: 0; }
  .pdf { display: none; }
  .sample { border: 1px solid #000; background: none; }
  .parts { grid-template-columns: repeat(3, 1fr); }
  table { font-size: 10px; }
  tr, .parts section, .total { break-inside: avoid; }
  tfoot { display: table-row-group; }
}
`;

interface InvoicePageOptions {
  pdfUrl: string;
  brand: ShopSettings['brand'];
  logo: BrandLogo | null;
}

/** The HTML page of an invoice, with the shop's logo if it has one. */
export function invoicePage(invoice: InvoiceDocument, { pdfUrl, brand, logo }: InvoicePageOptions): string {
  const { title, sample, tip, roundOff, lineTable, rateTable, ...content } = invoiceContent(invoice);
  return htmlPage(
    {
      title: `${title} ${invoice.number}`,
      style: invoiceStyle,
      body: `<main>
${logo === null ? '' : `<img class="logo" src="${logo.dataUrl}" width="${logo.width}" height="${logo.height}" alt="">`}
<header>
<h1>${title}${invoice.status === null ? '' : ` <strong class="status">${invoice.status}</strong>`}</h1>
<a class="pdf" href="${escapeHtml(pdfUrl)}">Download PDF</a>
</header>
${sample === null ? '' : `<p class="sample">${sample}</p>`}
<div class="parts">
<section><h2>Seller</h2>${address(content.sellerLines)}</section>
<section><h2>${content.recipient}</h2>${address(content.recipientLines)}</section>
<section><h2>${content.document}</h2><dl>${content.fields
        .map(([term, fact]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(fact)}</dd></div>`)
        .join('')}</dl></section>
</div>
${table(content.lines, lineTable)}
${rateTable === null ? '' : table('Tax by rate', rateTable)}
${roundOff === null ? '' : `<p class="round-off">Round off ${roundOff}</p>`}
<p class="total">${content.total} <strong>${content.grandTotal}</strong></p>
${tip === null ? '' : `<p>${tip}</p>`}
${creditNotes(invoice.creditNotes)}
<p>${content.closing}</p>
</main>`,
    },
    brand,
  );
}

/** The page for an invoice that does not exist or that the viewer may not read. */
export function invoiceNotFoundPage(brand: ShopSettings['brand']): string {
  return htmlPage(
    {
      title: 'No invoice here',
      style: invoiceStyle,
      body: `<main>
<h1>There is no invoice here</h1>
<p>It comes with the order, once that is on its way. You see it when you are logged in with the account that ordered.</p>
<p><a href="/dashboard/myorders">See your orders</a></p>
</main>`,
    },
    brand,
  );
}

function creditNotes(notes: readonly CreditNoteReference[]): string {
  if (notes.length === 0) return '';
  const items = notes.map(
    (note) => `<li><a href="${escapeHtml(note.url)}">${escapeHtml(creditNoteSentence(note))}</a></li>`,
  );
  return `<h2>Credit notes</h2><ul>${items.join('')}</ul>`;
}

function address(lines: readonly string[]): string {
  return `<address>${lines.map(escapeHtml).join('\n')}</address>`;
}

function table(caption: string, { columns, rows, foot }: InvoiceTable): string {
  const kind = (at: number) => ` class="${columns[at]?.kind ?? 'text'}"`;
  const cells = (row: readonly string[]) =>
    row.map((text, at) => `<td${kind(at)} data-title="${columns[at]?.title ?? ''}">${escapeHtml(text)}</td>`).join('');
  const [label = '', ...sums] = foot;
  const first = columns.length - sums.length;
  return `<table>
<caption>${caption}</caption>
<thead><tr>${columns.map(({ title }, at) => `<th scope="col"${kind(at)}>${title}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody>
<tfoot><tr><th scope="row" colspan="${first}">${label}</th>${sums
    .map((text, at) => `<td class="number" data-title="${columns[first + at]?.title ?? ''}">${text}</td>`)
    .join('')}</tr></tfoot>
</table>`;
}
