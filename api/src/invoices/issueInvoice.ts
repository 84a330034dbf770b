import type { Transaction } from '../db/client.ts';
import type { Seller } from '../config/shopSettings.ts';
import { financialYear } from './invoiceNumber.ts';

/** The seller's data on an invoice, and the time of its issue. */
export interface InvoiceTerms {
  seller: Seller;
  /** The GST rate that the fees contain. */
  feeGstPercent: number;
  now: Date;
}

/**
 * Issues the invoice of an order that the transaction has locked, with the next number of the financial year. The series stays locked
 * until the transaction ends, so that a rollback leaves no gap. A transaction takes this lock last, because every other invoice
 * waits for it.
 */
export async function issueInvoice(
  tx: Transaction,
  orderId: string,
  { seller, feeGstPercent, now }: InvoiceTerms,
): Promise<void> {
  const year = financialYear(now);
  const [series] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO invoice_series AS series (financial_year, last_number) VALUES (${year}, 1)
    ON CONFLICT (financial_year) DO UPDATE SET last_number = series.last_number + 1
    RETURNING last_number AS number`;
  if (!series) throw new Error('The invoice series returned no number');
  await tx.invoice.create({
    data: {
      orderId,
      financialYear: year,
      number: series.number,
      sellerName: seller.name,
      sellerAddress: seller.address,
      sellerState: seller.state,
      sellerGstin: seller.gstin,
      feeGstPercent,
      issuedAt: now,
    },
    select: { id: true },
  });
}
