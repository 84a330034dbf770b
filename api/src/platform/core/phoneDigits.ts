import { dialledSigns } from '@kirana/shared/phone.ts';

/** India's code or the zero of calls within the country, before ten digits. */
const PREFIX = /^(?:(?:\+|0{0,2})91)?0?(?=\d{10}$)/;

/** The digits of a phone number, of a part of one, or of an order number, without India's prefix; null for a text that is none of them. */
export function phoneDigits(text: string): string | null {
  const signs = dialledSigns(text.replace(/^\s*#/, ''));
  return signs?.replace(PREFIX, '').replace(/^\+(?:91)?/, '') || null;
}
