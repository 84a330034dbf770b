import { encodeId } from '../../platform/core/publicId.ts';

/** The path of the invoices; the public id of the order follows. */
export const INVOICES_PATH = '/invoices/';

/** The path of the credit notes; the public id follows. */
export const CREDIT_NOTES_PATH = '/credit-notes/';

const urlsOf = (url: string) => ({ url, pdfUrl: `${url}.pdf` });

export const creditNoteUrls = (creditNoteId: string) =>
  urlsOf(CREDIT_NOTES_PATH + encodeId('CreditNote', creditNoteId));

export const invoiceUrls = (orderId: string) => urlsOf(INVOICES_PATH + encodeId('Order', orderId));
