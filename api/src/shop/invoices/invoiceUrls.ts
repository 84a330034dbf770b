import { encodeId } from '../../platform/core/publicId.ts';

/** The path of the invoices; the public id of the order follows. */
export const INVOICES_PATH = '/invoices/';

/** The path of the credit notes; the public id follows. */
export const CREDIT_NOTES_PATH = '/credit-notes/';

/** The URLs of a credit note, as a page and as a PDF file. */
export function creditNoteUrls(creditNoteId: string): { url: string; pdfUrl: string } {
  const url = CREDIT_NOTES_PATH + encodeId('CreditNote', creditNoteId);
  return { url, pdfUrl: `${url}.pdf` };
}

/** The URLs of an order's invoice, as a page and as a PDF file. */
export function invoiceUrls(orderId: string): { url: string; pdfUrl: string } {
  const url = INVOICES_PATH + encodeId('Order', orderId);
  return { url, pdfUrl: `${url}.pdf` };
}
