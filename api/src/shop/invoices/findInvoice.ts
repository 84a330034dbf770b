import { db } from '../../platform/db/client.ts';
import { canReadOrders } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import { invoiceDocument, type InvoiceDocument } from './invoiceDocument.ts';
import { INVOICED_ORDER } from './invoicedOrder.ts';
import { invoiceNumber } from './invoiceNumber.ts';
import { creditedRoundOff } from './creditNotes/creditedRoundOff.ts';
import { creditNoteUrls } from './invoiceUrls.ts';

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
      total: sales.reduce((sum, { totalPaise }) => sum - Number(totalPaise), creditedRoundOff({ refund, invoice })),
      url: creditNoteUrls(id).url,
    })),
  );
}

/** The condition of the invoices that a viewer may read: those of their own orders; all for staff who may read all orders. */
export function readableInvoices(viewer: Viewer): Prisma.InvoiceWhereInput {
  return canReadOrders(viewer) ? {} : { order: { userId: viewer.userId } };
}
