import { dialledSigns } from '@kirana/shared/phone.ts';

/** The URL that dials a number which is shown as it was written: without hyphens, blanks and brackets, nor the zero of `+91 (0) 80`. */
export function dialUrl(phone: string): string {
  return `tel:${dialledSigns(phone.replace(/^(\s*\+.*)\(0\)/, '$1')) ?? phone}`;
}
