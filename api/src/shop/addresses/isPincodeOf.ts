import { PINCODE_PREFIXES } from './pincodePrefixes.ts';

const PREFIXES = new Map(Object.entries(PINCODE_PREFIXES).map(([state, prefixes]) => [state, prefixes.split(' ')]));
const ARMY = '9';

/** Whether a pincode can be of a state, given by its stored name. The army's pincodes are in each state. */
export function isPincodeOf(state: string, pincode: string): boolean {
  return pincode.startsWith(ARMY) || (PREFIXES.get(state)?.some((prefix) => pincode.startsWith(prefix)) ?? false);
}
