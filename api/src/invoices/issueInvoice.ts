import type { Transaction } from '../db/client.ts';
import type { Seller } from '../money/shopTerms.ts';
import { financialYear } from './invoiceNumber.ts';

/** What of the shop stands on an invoice for good, and when it is issued. */
export interface Issue {
  seller: Seller;
  /** The rate of the tax that the fees contain. */
  feeGstPercent: number;
  now: Date;
}

/**
 * Issues the invoice of an order that the transaction has locked. The number is the next one of the financial year; its series stays
 * locked until the transaction ends, so that one that does not come about leaves no gap. The last lock that a transaction takes,
 * because every other invoice waits for it.
 */
export async function issueInvoice(
  tx: Transaction,
  orderId: string,
  { seller, feeGstPercent, now }: Issue,
): Promise<void> {
  const year = financialYear(now);
  const [series] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO invoice_series AS series (financial_year, last_number) VALUES (${year}, 1)
    ON CONFLICT (financial_year) DO UPDATE SET last_number = series.last_number + 1
    RETURNING last_number AS number`;
  if (!series) throw new Error('The series of invoices gives no number');
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
