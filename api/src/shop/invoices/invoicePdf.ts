import pdfmake, { type Content, type TableCell } from 'pdfmake';
import { isFontFile, PDF_FONTS } from './fonts/pdfFonts.ts';
import { textRuns } from './fonts/textRuns.ts';
import { tolerateMissingAnchors } from './fonts/tolerateMissingAnchors.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import type { BrandLogo } from '../../platform/media/brandPictures.ts';
import { creditNoteSentence, invoiceContent, type InvoiceTable } from './invoiceContent.ts';

const INK = '#1e1b16';
const QUIET = '#5f574b';
const LINE = '#c9c2b6';
/** The most points that a logo takes. */
const LOGO_BOX: [number, number] = [180, 48];

pdfmake.setFonts(PDF_FONTS);
tolerateMissingAnchors();
// pdfmake must never load a URL out of the texts of an invoice.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(isFontFile);

export interface PdfContent {
  document: InvoiceDocument;
  logo: BrandLogo | null;
}

/** The PDF file of an invoice or credit note on A4; each page repeats the heading of its table. It takes a core for some 100 ms: `renderPdf` runs it. */
export async function invoicePdf({ document: invoice, logo }: PdfContent): Promise<Buffer> {
  const { title, sample, tip, roundOff, lineTable, rateTable, ...content } = invoiceContent(invoice);
  const name = `${title} ${invoice.number}`;
  return pdfmake
    .createPdf({
      info: { title: name, creationDate: invoice.issuedAt, modDate: invoice.issuedAt },
      language: 'en',
      pageSize: 'A4',
      pageMargins: [36, 40, 36, 44],
      defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.15, color: INK },
      header: (page) => (page === 1 ? '' : { text: name, color: QUIET, fontSize: 8, margin: [36, 20, 36, 0] }),
      footer: (page, pages) => ({
        text: `Page ${page} of ${pages}`,
        alignment: 'right',
        color: QUIET,
        fontSize: 8,
        margin: [36, 12, 36, 0],
      }),
      content: [
        ...(logo === null ? [] : [{ image: logo.dataUrl, fit: LOGO_BOX, margin: space(0, 10) }]),
        {
          columns: [
            { text: title, fontSize: 18, bold: true },
            { text: invoice.status ?? '', fontSize: 14, bold: true, color: '#b23420', alignment: 'right' },
          ],
        },
        ...(sample === null ? [] : [{ text: sample, bold: true, margin: space(4, 0) }]),
        {
          columns: [
            address('Seller', content.sellerLines),
            address(content.recipient, content.recipientLines),
            [
              heading(content.document),
              ...content.fields.map(([term, fact]) => ({ text: textRuns(`${term}: ${fact}`) })),
            ],
          ],
          columnGap: 16,
          margin: space(10, 14),
        },
        table(lineTable),
        ...(rateTable === null
          ? []
          : [
              { text: 'Tax by rate', bold: true, margin: space(14, 4) },
              { ...table(rateTable), unbreakable: true },
            ]),
        ...(roundOff === null
          ? []
          : [{ text: `Round off  ${roundOff}`, alignment: 'right' as const, margin: space(12, 0) }]),
        {
          text: `${content.total}  ${content.grandTotal}`,
          fontSize: 12,
          bold: true,
          alignment: 'right',
          margin: space(roundOff === null ? 12 : 4, 10),
        },
        ...(tip === null ? [] : [{ text: tip, margin: space(0, 8) }]),
        ...(invoice.creditNotes.length === 0
          ? []
          : [
              heading('Credit notes'),
              { text: invoice.creditNotes.map(creditNoteSentence).join('\n'), margin: space(0, 8) },
            ]),
        { text: content.closing, color: QUIET, fontSize: 8 },
      ],
    })
    .getBuffer();
}

function space(above: number, below: number): [number, number, number, number] {
  return [0, above, 0, below];
}

function heading(text: string): Content {
  return { text, bold: true, color: QUIET, margin: space(0, 2) };
}

function address(title: string, lines: readonly string[]): Content[] {
  return [heading(title), ...lines.map((line) => ({ text: textRuns(line) }))];
}

function table({ columns, rows, foot }: InvoiceTable) {
  const [label = '', ...sums] = foot;
  const first = columns.length - sums.length;
  const alignmentOf = (at: number): 'left' | 'right' => (columns[at]?.kind === 'number' ? 'right' : 'left');
  const cell = (text: string, at: number) => ({ text: textRuns(text), alignment: alignmentOf(at) });
  const head = columns.map(({ title }, at) => ({ ...cell(title, at), bold: true, color: QUIET }));
  const last: TableCell[] = [
    { text: label, colSpan: first, bold: true },
    ...Array.from({ length: first - 1 }, () => ''),
    ...sums.map((text): TableCell => ({ text, alignment: 'right', bold: true })),
  ];
  return {
    fontSize: 8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ kind }) => (kind === 'text' ? '*' : 'auto')),
      body: [head, ...rows.map((row) => row.map(cell)), last],
    },
    layout: {
      hLineWidth: (row: number) => (row === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 4,
      paddingRight: () => 4,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
  };
}
