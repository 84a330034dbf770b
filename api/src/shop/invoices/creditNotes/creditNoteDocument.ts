import type { CreditNote, Invoice, Refund, Sale } from '../../../platform/db/generated/client.ts';
import { creditedRoundOff } from './creditedRoundOff.ts';
import { documentHead, documentTotals, FEE_NAMES, type InvoiceDocument, type InvoiceLine } from '../invoiceDocument.ts';
import type { InvoicedOrder } from '../invoicedOrder.ts';
import { invoiceNumber } from '../invoiceNumber.ts';

type LoadedCreditNote = CreditNote & {
  sales: readonly Sale[];
  refund: Pick<Refund, 'roundOffPaise'> | null;
  invoice: Invoice & { order: InvoicedOrder };
};

/** Computes the contents of a credit note: what it takes back, as positive amounts. */
export function creditNoteDocument({ sales, refund, invoice, ...creditNote }: LoadedCreditNote): InvoiceDocument {
  const { order } = invoice;
  return {
    ...documentHead(invoice, order),
    number: invoiceNumber('CREDIT_NOTE', creditNote),
    issuedAt: creditNote.issuedAt,
    creditedInvoice: { number: invoiceNumber('INVOICE', invoice), issuedAt: invoice.issuedAt },
    creditNotes: [],
    status: null,
    ...documentTotals(sales.flatMap((sale) => lineOf(sale, order))),
    roundOff: creditedRoundOff({ refund, invoice }),
    tip: 0,
  };
}

function lineOf(sale: Sale, { lines }: InvoicedOrder): InvoiceLine[] {
  const { lineType, orderLineId, productId, hsnCode, gstPercent } = sale;
  if (lineType === 'TIP') return []; // no credit note has one
  const orderLine = lines.find(({ id }) => id === orderLineId);
  const total = -Number(sale.totalPaise);
  return [
    {
      ...{ lineType, orderLineId, productId, hsnCode, gstPercent },
      name: orderLine?.name ?? (lineType === 'PRODUCT' ? '' : FEE_NAMES[lineType]),
      unit: orderLine?.unit ?? null,
      quantity: -sale.quantity,
      price: orderLine?.pricePaise ?? total,
      total,
      taxable: -Number(sale.taxablePaise),
      tax: -Number(sale.taxPaise),
    },
  ];
}
