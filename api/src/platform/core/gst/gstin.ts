import { z } from 'zod';
import { INDIAN_STATES } from './indianStates.ts';
import { cleanText } from '../text/textShape.ts';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
/** Where a registration can be: the states, and `97` for what belongs to none of them, such as oil platforms. */
const PLACES = new Set([...Object.values(INDIAN_STATES).map(({ code }) => code), '97']);
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Whether a text is a GSTIN: state, PAN, number of the registration, `Z`, and a check character by Luhn's algorithm modulo 36 over the
 * characters before it.
 */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && PLACES.has(text.slice(0, 2)) && text.endsWith(checkCharacter(text.slice(0, -1)));
}

function checkCharacter(text: string): string {
  const sum = [...text].reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}

/** A GSTIN as people write it: spaces and small letters are no mistake. */
export const gstinShape = z
  .string('Enter the GSTIN')
  .overwrite(cleanText)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine(isGstin, 'Check the GSTIN for a typing error: it must be a valid number of 15 characters');
