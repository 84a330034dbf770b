import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { invoiceDocument, type InvoiceDocument } from './invoiceDocument.ts';

/** The invoice of an order, for whoever placed it and for admins; null where there is none, and for everybody else. */
export async function findInvoice(viewer: Viewer, orderId: string): Promise<InvoiceDocument | null> {
  const found = await db.invoice.findFirst({
    where: { orderId, ...(viewer.role === 'ADMIN' ? {} : { order: { userId: viewer.userId } }) },
    omit: { id: true, orderId: true },
    include: {
      order: {
        select: {
          number: true,
          createdAt: true,
          status: true,
          recipientName: true,
          addressLine: true,
          city: true,
          state: true,
          country: true,
          pincode: true,
          deliveryFeePaise: true,
          handlingFeePaise: true,
          lines: {
            orderBy: { id: 'asc' },
            select: {
              name: true,
              unit: true,
              hsnCode: true,
              gstPercent: true,
              quantity: true,
              shortQuantity: true,
              pricePaise: true,
            },
          },
        },
      },
    },
  });
  if (!found) return null;
  const { order, ...invoice } = found;
  return invoiceDocument(invoice, order);
}
