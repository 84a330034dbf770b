import { INDIAN_STATES } from './indianStates.ts';

/** A state as the GST portal writes the place of supply: `01-Jammu & Kashmir`; a text that is no stored name stays as it is. */
export function placeOfSupply(state: string): string {
  const { code, portalName = state } = INDIAN_STATES[state] ?? {};
  return code === undefined ? state : `${code}-${portalName}`;
}
