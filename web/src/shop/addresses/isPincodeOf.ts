import { pincodePrefixes } from './pincodePrefixes.ts';

const ARMY = '9';

/** Whether a pincode can be of a state. The army's pincodes are in each state. */
export function isPincodeOf(state: string, pincode: string): boolean {
  const prefixes = pincodePrefixes[state]?.split(' ') ?? [];
  return [ARMY, ...prefixes].some((prefix) => pincode.startsWith(prefix));
}
