import type { IndianStateName } from '@kirana/shared/pincodes.ts';
import states from './indianStates.json' with { type: 'json' };

/** A state or union territory of India. */
export interface IndianState {
  /** The code of the goods and services tax, with which a GSTIN of the state begins. */
  code: string;
  /** As the GST portal spells it, where that differs from the name. */
  portalName?: string;
  /** A union territory without a legislature: its part of the tax is UTGST (Union Territory Goods and Services Tax Act, 2017, section 1). */
  hasUtgst?: boolean;
  /** Codes of ISO 3166-2:IN, former ones too, other spellings, former names, and the names in Hindi and in the languages of the state. */
  spellings: readonly string[];
}

const STATES: Readonly<Record<IndianStateName, IndianState>> = states;

/** The states and union territories by the name that is stored. */
export const INDIAN_STATES: Readonly<Record<string, IndianState>> = STATES;

/** A state as the GST portal writes the place of supply: `01-Jammu & Kashmir`; a text that is no stored name stays as it is. */
export function placeOfSupply(state: string): string {
  const { code, portalName = state } = INDIAN_STATES[state] ?? {};
  return code === undefined ? state : `${code}-${portalName}`;
}
