import { encodeId } from '../graphql/globalId.ts';

/** Where the invoices are, each under the public id of its order. */
export const INVOICES_PATH = '/invoices/';

/** Where an order's invoice is, as a page and as a file. */
export function invoiceAddress(orderId: string): { url: string; pdfUrl: string } {
  const url = INVOICES_PATH + encodeId('Order', orderId);
  return { url, pdfUrl: `${url}.pdf` };
}
