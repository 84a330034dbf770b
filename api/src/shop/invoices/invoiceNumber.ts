import { shopDay } from '../../platform/core/shopCalendar.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { SAMPLE_PREFIXES } from '../../platform/config/settings/textKinds.ts';

const DIGITS = 6;

export type NumberedDocument = 'INVOICE' | 'CREDIT_NOTE';

interface SeriesNumber {
  financialYear: string;
  number: number;
  /** What it begins with; those of samples are fixed. */
  numberPrefix: string;
  isSample: boolean;
}

/** The Indian financial year of a time, April to March in the shop's time zone: `26-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = shopDay(moment).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/**
 * Formats the number of an invoice or a credit note: `INV/26-27/000001`, `CRN/26-27/000001`. Rules 46(b) and 53(1A) of the CGST Rules
 * allow 16 characters, so a longer number drops the letters; a sample keeps them, because it is no document of the tax.
 */
export function invoiceNumber(
  document: NumberedDocument,
  { financialYear: year, number, numberPrefix, isSample }: SeriesNumber,
): string {
  const digits = String(number).padStart(DIGITS, '0');
  if (digits.length <= DIGITS || isSample) return `${numberPrefix}/${year}/${digits}`;
  return document === 'INVOICE' ? `${year}/${digits}` : `C${year.replace('-', '')}/${digits}`;
}

/** `invoiceNumber` as an expression of SQL. `document` is the row with the series, `number` an expression of its number. */
export function documentNumberSql(
  kind: NumberedDocument,
  document: Prisma.Sql,
  number: Prisma.Sql = Prisma.sql`${document}.number`,
): Prisma.Sql {
  const withoutLetters =
    kind === 'INVOICE'
      ? Prisma.sql`${document}.financial_year || '/' || ${number}`
      : Prisma.sql`'C' || replace(${document}.financial_year, '-', '') || '/' || ${number}`;
  return Prisma.sql`CASE WHEN ${number} <= 999999 OR ${document}.is_sample
    THEN ${document}.number_prefix || '/' || ${document}.financial_year || '/' || lpad(${number}::text, greatest(6, length(${number}::text)), '0')
    ELSE ${withoutLetters} END`;
}

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
