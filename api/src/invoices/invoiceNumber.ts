import { shopDay } from '../shopCalendar.ts';

const DIGITS = 6;

/** The Indian financial year of a moment, April to March by the shop's calendar: `26-27`. */
export function financialYear(moment: Date): string {
  const [year = 0, month = 0] = shopDay(moment).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/**
 * An invoice's number as it is shown: `INV/26-27/000001`. Rule 46(b) of the CGST Rules allows 16 characters, so that the prefix goes
 * where the number needs its place.
 */
export function invoiceNumber({ financialYear: year, number }: { financialYear: string; number: number }): string {
  const digits = String(number).padStart(DIGITS, '0');
  return digits.length > DIGITS ? `${year}/${digits}` : `INV/${year}/${digits}`;
}
