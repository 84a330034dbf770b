import { shopDay } from '../../platform/core/shopCalendar.ts';

const DIGITS = 6;

/** The documents that are numbered. */
export type NumberedDocument = 'INVOICE' | 'CREDIT_NOTE';

/** A number within its series. */
export interface SeriesNumber {
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
