const MOBILE_LENGTH = 10;
/** Shorter digits are in most mobile numbers. */
export const MIN_MOBILE_DIGITS = 4;
/** Digits as people write order numbers and mobile numbers. */
const NUMBER = /^[#+(]*\d[\d\s().-]*$/;

/**
 * The digits of an order number or a mobile number, without India's prefix (`+91`, or `91` or `0` before ten digits); null for a text
 * that is neither.
 */
export function phoneDigits(text: string): string | null {
  if (!NUMBER.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  const isMobile = digits.length > MOBILE_LENGTH && /^(91|0)\d{10}$/.test(digits);
  if (isMobile) return digits.slice(-MOBILE_LENGTH);
  return text.startsWith('+91') ? digits.slice(2) || null : digits;
}
