import { shopDay } from '../core/shopCalendar.ts';

const DIGITS = 6;

/** The Indian financial year of a time, April to March in the shop's time zone: `26-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = shopDay(moment).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/**
 * Formats an invoice number: `INV/26-27/000001`. Rule 46(b) of the CGST Rules allows 16 characters, so a longer number drops the
 * prefix.
 */
export function invoiceNumber({ financialYear: year, number }: { financialYear: string; number: number }): string {
  const digits = String(number).padStart(DIGITS, '0');
  return digits.length > DIGITS ? `${year}/${digits}` : `INV/${year}/${digits}`;
}
