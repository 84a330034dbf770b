import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { readableInvoices } from '../findInvoice.ts';
import type { InvoiceDocument } from '../invoiceDocument.ts';
import { INVOICED_ORDER } from '../invoicedOrder.ts';
import { creditNoteDocument } from './creditNoteDocument.ts';

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
