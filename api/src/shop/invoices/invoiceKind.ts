import type { InvoiceKind } from '../../platform/db/generated/client.ts';
import type { InvoiceLine } from './invoiceDocument.ts';

const INVOICE_TITLES = {
  TAX_INVOICE: 'Tax Invoice',
  BILL_OF_SUPPLY: 'Bill of Supply',
  INVOICE_CUM_BILL_OF_SUPPLY: 'Invoice-cum-bill of supply',
} as const satisfies Record<InvoiceKind, string>;

/** The title of an invoice. One without a GSTIN of the seller is a sample, because only a registered seller issues documents of the tax. */
export function invoiceTitle({ kind, isSample }: { kind: InvoiceKind; isSample: boolean }): string {
  return isSample ? 'Sample invoice' : INVOICE_TITLES[kind];
}

/**
 * The kind of an invoice of a registered seller: a bill of supply for exempt goods alone (rule 49 of the CGST Rules), and one document for
 * taxable and exempt goods to an unregistered buyer (rule 46A). What costs nothing does not count.
 */
export function invoiceKind(lines: readonly InvoiceLine[], buyerGstin: string | null): InvoiceKind {
  const charged = lines.filter(({ total }) => total > 0);
  const exempt = charged.filter(({ gstPercent }) => gstPercent === 0);
  if (exempt.length === 0) return 'TAX_INVOICE';
  if (exempt.length === charged.length) return 'BILL_OF_SUPPLY';
  return buyerGstin === null ? 'INVOICE_CUM_BILL_OF_SUPPLY' : 'TAX_INVOICE';
}
