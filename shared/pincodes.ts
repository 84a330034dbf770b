import { asciiDigits } from './numbers.ts';
import prefixes from './pincodePrefixes.json' with { type: 'json' };

export type IndianStateName = keyof typeof prefixes;

/**
 * The beginnings of the pincodes of each state, by the state's stored name: those of India Post's All India Pincode Directory (data.gov.in), of a
 * state that it was a part of, and of post offices up to 15 km across its border (positions: geonames.org, CC BY 4.0).
 */
const PINCODE_PREFIXES: Readonly<Record<IndianStateName, string>> = prefixes;

/** The states and union territories of India by the names that are stored. */
export const INDIAN_STATE_NAMES = Object.keys(PINCODE_PREFIXES);

function isIndianState(text: string): text is IndianStateName {
  return Object.hasOwn(PINCODE_PREFIXES, text);
}

/** The army's pincodes are in each state. */
const ARMY = '9';

/** Whether a pincode can be of a state, given by its stored name. */
export function isPincodeOf(state: string, pincode: string): boolean {
  const prefixes = isIndianState(state) ? PINCODE_PREFIXES[state].split(' ') : [];
  return [ARMY, ...prefixes].some((prefix) => pincode.startsWith(prefix));
}

const ALL_PREFIXES = [ARMY, ...Object.values(PINCODE_PREFIXES).flatMap((each) => each.split(' '))];

/** Whether pincodes of India begin with these digits. */
export function isPincodeBeginning(digits: string): boolean {
  return ALL_PREFIXES.some((prefix) => prefix.startsWith(digits) || digits.startsWith(prefix));
}

/** The six digits of a pincode, in any script and however they are parted; null for a text that is none. */
export function readPincode(text: string): string | null {
  const digits = asciiDigits(text).replaceAll(/[\s.\p{Pd}−]/gu, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
