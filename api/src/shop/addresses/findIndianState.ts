import { INDIAN_STATES } from '../../platform/core/gst/indianStates.ts';
import { stateKey } from './stateKey.ts';

const NAMES = new Map(
  Object.entries(INDIAN_STATES).flatMap(([name, { portalName = name, spellings }]) =>
    [name, portalName, ...spellings].map((each) => [stateKey(each), name]),
  ),
);

/** The stored name of the state that a text names, by name, code or usual spelling; undefined if there is none. */
export function findIndianState(text: string): string | undefined {
  return NAMES.get(stateKey(text.replace(/^\s*IN-/i, '')));
}
