import escapeHtml from 'escape-html';
import { htmlPage } from '../../platform/http/htmlPage.ts';
import type { CreditNoteReference, InvoiceDocument } from './invoiceDocument.ts';
import type { InvoiceLogo } from './invoiceLogo.ts';
import { invoiceStyle } from './invoiceStyle.ts';
import {
  closingSentences,
  creditNoteSentence,
  documentTitle,
  documentWords,
  grandTotal,
  invoiceFields,
  lineTable,
  roundOffAmount,
  tipSentence,
  rateTable,
  recipientLines,
  sampleSentence,
  sellerLines,
  type InvoiceTable,
} from './invoiceContent.ts';

/** The HTML page of an invoice, with the shop's logo if it has one. */
export function invoicePage(invoice: InvoiceDocument, pdfUrl: string, logo: InvoiceLogo | null = null): string {
  const title = documentTitle(invoice);
  const tip = tipSentence(invoice);
  const roundOff = roundOffAmount(invoice);
  const sample = sampleSentence(invoice);
  const words = documentWords(invoice);
  const rates = rateTable(invoice);
  return htmlPage({
    title: `${title} ${invoice.number}`,
    style: invoiceStyle,
    body: `<main>
${logo === null ? '' : `<img class="logo" src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="">`}
<header>
<h1>${title}${invoice.status === null ? '' : ` <strong class="status">${invoice.status}</strong>`}</h1>
<a class="pdf" href="${escapeHtml(pdfUrl)}">Download PDF</a>
</header>
${sample === null ? '' : `<p class="sample">${sample}</p>`}
<div class="parts">
<section><h2>Seller</h2>${address(sellerLines(invoice))}</section>
<section><h2>${words.recipient}</h2>${address(recipientLines(invoice))}</section>
<section><h2>${words.document}</h2><dl>${invoiceFields(invoice)
      .map(([term, fact]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(fact)}</dd></div>`)
      .join('')}</dl></section>
</div>
${table(words.lines, lineTable(invoice))}
${rates === null ? '' : table('Tax by rate', rates)}
${roundOff === null ? '' : `<p class="round-off">Round off ${roundOff}</p>`}
<p class="total">${words.total} <strong>${grandTotal(invoice)}</strong></p>
${tip === null ? '' : `<p>${tip}</p>`}
${creditNotes(invoice.creditNotes)}
<p>${closingSentences(invoice).join(' ')}</p>
</main>`,
  });
}

/** The page for an invoice that does not exist or that the viewer may not read. */
export function invoiceNotFoundPage(): string {
  return htmlPage({
    title: 'No invoice here',
    style: invoiceStyle,
    body: `<main>
<h1>There is no invoice here</h1>
<p>It comes with the order, once that is on its way. You see it when you are logged in with the account that ordered.</p>
<p><a href="/dashboard/myorders">See your orders</a></p>
</main>`,
  });
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
