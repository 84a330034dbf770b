import type { Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { SAMPLE_PREFIXES } from '../../platform/config/settings/textKinds.ts';
import { financialYear, type NumberedDocument, type SeriesNumber } from './invoiceNumber.ts';

const COLUMNS = {
  INVOICE: { real: 'last_number', sample: 'last_sample_invoice' },
  CREDIT_NOTE: { real: 'last_credit_note', sample: 'last_sample_credit_note' },
} as const satisfies Record<NumberedDocument, { real: string; sample: string }>;

/**
 * Takes the next number of a series of the financial year; a sample's begins with the letters of samples. Its row stays locked until the transaction ends, so that a rollback leaves no
 * gap. A transaction takes this lock last, because every other invoice waits for it.
 */
export async function takeNumber(
  tx: Transaction,
  document: NumberedDocument,
  { isSample, prefix, now }: { isSample: boolean; prefix: string; now: Date },
): Promise<SeriesNumber> {
  const year = financialYear(now);
  const column = Prisma.raw(`"${COLUMNS[document][isSample ? 'sample' : 'real']}"`);
  const first = document === 'INVOICE' && !isSample ? Prisma.sql`last_number` : Prisma.sql`last_number, ${column}`;
  const values = document === 'INVOICE' && !isSample ? Prisma.sql`1` : Prisma.sql`0, 1`;
  const [series] = await tx.$queryRaw<{ number: number }[]>`
    INSERT INTO invoice_series AS series (financial_year, ${first}) VALUES (${year}, ${values})
    ON CONFLICT (financial_year) DO UPDATE SET ${column} = series.${column} + 1
    RETURNING ${column} AS number`;
  if (!series) throw new Error('The invoice series returned no number');
  return {
    financialYear: year,
    number: series.number,
    numberPrefix: isSample ? SAMPLE_PREFIXES[document] : prefix,
    isSample,
  };
}
