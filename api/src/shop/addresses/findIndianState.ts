import { INDIAN_STATES } from '../../platform/core/gst/indianStates.ts';

/** What spellings of a state differ in: accents of Latin letters, spaces, digits, punctuation, and invisible characters. The same in JavaScript and PostgreSQL. */
export const STATE_KEY_NOISE = String.raw`[\u0300-\u036f\s!-@\[-\x60{-~\u00a0\u00ad\u0964\u200b-\u200f\u2010-\u2015\u2018-\u201f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`;

const NOISE = new RegExp(STATE_KEY_NOISE, 'g');

/** What spellings of a state have in common: letters of any script, without case and accents; `&` is `and`. */
export function stateKey(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll('&', 'and').replace(NOISE, '');
}

const NAMES = new Map(
  Object.entries(INDIAN_STATES).flatMap(([name, { portalName = name, spellings }]) =>
    [name, portalName, ...spellings].map((each) => [stateKey(each), name]),
  ),
);

/** The stored name of the state that a text names, by name, code or usual spelling; undefined if there is none. */
export function findIndianState(text: string): string | undefined {
  return NAMES.get(stateKey(text.replace(/^\s*IN-/i, '')));
}
