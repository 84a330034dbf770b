import { encodeId } from '../core/publicId.ts';

/** The path of the invoices; the public id of the order follows. */
export const INVOICES_PATH = '/invoices/';

/** The URLs of an order's invoice, as a page and as a PDF file. */
export function invoiceUrls(orderId: string): { url: string; pdfUrl: string } {
  const url = INVOICES_PATH + encodeId('Order', orderId);
  return { url, pdfUrl: `${url}.pdf` };
}
