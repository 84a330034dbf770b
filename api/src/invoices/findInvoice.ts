import { db } from '../db/client.ts';
import { canReadOrders } from '../core/permissions.ts';
import type { Viewer } from '../core/viewer.ts';
import { ORDER_ADDRESS_FIELDS } from '../orders/orderAddressFields.ts';
import { invoiceDocument, type InvoiceDocument } from './invoiceDocument.ts';

/** The invoice of an order, for the shopper who ordered, and for staff who may read all orders. Null when there is none, and for other viewers. */
export async function findInvoice(viewer: Viewer, orderId: string): Promise<InvoiceDocument | null> {
  const found = await db.invoice.findFirst({
    where: { orderId, ...(canReadOrders(viewer) ? {} : { order: { userId: viewer.userId } }) },
    omit: { id: true, orderId: true },
    include: {
      order: {
        select: {
          number: true,
          createdAt: true,
          status: true,
          ...ORDER_ADDRESS_FIELDS,
          mobile: false,
          deliveryFeePaise: true,
          handlingFeePaise: true,
          tipPaise: true,
          lines: {
            orderBy: { id: 'asc' },
            select: {
              name: true,
              unit: true,
              hsnCode: true,
              gstPercent: true,
              quantity: true,
              missingQuantity: true,
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
