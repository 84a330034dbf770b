import { encodeId } from '../../platform/core/publicId.ts';

/** The path of the invoices; the public id of the order follows. */
export const INVOICES_PATH = '/invoices/';

/** The path of the credit notes; the public id follows. */
export const CREDIT_NOTES_PATH = '/credit-notes/';

export function creditNoteUrls(creditNoteId: string): { url: string; pdfUrl: string } {
  const url = CREDIT_NOTES_PATH + encodeId('CreditNote', creditNoteId);
  return { url, pdfUrl: `${url}.pdf` };
}

export function invoiceUrls(orderId: string): { url: string; pdfUrl: string } {
  const url = INVOICES_PATH + encodeId('Order', orderId);
  return { url, pdfUrl: `${url}.pdf` };
}
