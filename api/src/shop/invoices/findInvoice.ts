import { db } from '../../platform/db/client.ts';
import { canReadOrders } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { Prisma, CreditNote, Invoice, Refund, Sale } from '../../platform/db/generated/client.ts';
import {
  invoiceDocument,
  type InvoiceDocument,
  INVOICED_ORDER,
  documentHead,
  documentTotals,
  FEE_NAMES,
  type InvoiceLine,
  type InvoicedOrder,
} from './invoiceDocument.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { creditNoteUrls } from './invoiceUrls.ts';

/** The selection of a credit note for `creditedTotal`. */
export const CREDITED_TOTAL = {
  sales: { select: { totalPaise: true } },
  refund: { select: { roundOffPaise: true } },
  invoice: { select: { roundOffPaise: true } },
} as const;

type CreditedRoundOff = Record<'invoice', Pick<Invoice, 'roundOffPaise'>> & {
  refund: Pick<Refund, 'roundOffPaise'> | null;
};

/** What a credit note takes back, in paise, with tax and round off. */
export function creditedTotal(note: CreditedRoundOff & { sales: readonly Pick<Sale, 'totalPaise'>[] }): number {
  return note.sales.reduce((sum, { totalPaise }) => sum - Number(totalPaise), creditedRoundOff(note));
}

/** What it takes back beside its lines: the round off of its refund, or of the invoice of an unpaid order. */
function creditedRoundOff({ refund, invoice }: CreditedRoundOff): number {
  return Number((refund ?? invoice).roundOffPaise);
}

/** The invoice of an order, for the shopper who ordered, and for staff who may read all orders. Null when there is none, and for other viewers. */
export async function findInvoice(viewer: Viewer, orderId: string): Promise<InvoiceDocument | null> {
  const found = await db.invoice.findFirst({
    where: { orderId, ...readableInvoices(viewer) },
    omit: { id: true, orderId: true },
    include: {
      order: { select: INVOICED_ORDER },
      creditNotes: {
        orderBy: { id: 'asc' },
        include: { sales: { select: { totalPaise: true } }, refund: { select: { roundOffPaise: true } } },
      },
    },
  });
  if (!found) return null;
  const { order, creditNotes, ...invoice } = found;
  return invoiceDocument(
    invoice,
    order,
    creditNotes.map(({ id, issuedAt, sales, refund, ...number }) => ({
      number: invoiceNumber('CREDIT_NOTE', number),
      issuedAt,
      total: creditedTotal({ sales, refund, invoice }),
      url: creditNoteUrls(id).url,
    })),
  );
}

/** The condition of the invoices that a viewer may read: those of their own orders; all for staff who may read all orders. */
function readableInvoices(viewer: Viewer): Prisma.InvoiceWhereInput {
  return canReadOrders(viewer) ? {} : { order: { userId: viewer.userId } };
}

/** A credit note, for the shopper who ordered, and for staff who may read all orders. Null when there is none, and for other viewers. */
export async function findCreditNote(viewer: Viewer, creditNoteId: string): Promise<InvoiceDocument | null> {
  const found = await db.creditNote.findFirst({
    where: { id: creditNoteId, invoice: readableInvoices(viewer) },
    include: {
      sales: { orderBy: { id: 'asc' } },
      refund: { select: { roundOffPaise: true } },
      invoice: { include: { order: { select: INVOICED_ORDER } } },
    },
  });
  return found && creditNoteDocument(found);
}

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
