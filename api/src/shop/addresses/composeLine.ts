/** The parts of an address within its city. */
export interface AddressParts {
  house: string;
  floor?: string | null;
  building?: string | null;
  street: string;
  landmark?: string | null;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** How a landmark begins that says where it is. */
const HAS_PREPOSITION =
  /^(near|nr|opp|opposite|behind|beside|besides|next to|above|below|in front of|adjacent to|off)\b/i;

/** The line of an address, such as `Flat 4B, 2nd floor, Rose Villa, 12 Park Street, near City Mall`. */
export function composeLine({ house, floor, building, street, landmark }: AddressParts): string {
  const parts = [house, floor && floorName(floor), building, street, landmark && landmarkName(landmark)];
  return parts.filter(Boolean).join(', ');
}

/** `2nd floor` of `2` and of `2nd`; a floor in other words is as it was written. */
function floorName(floor: string): string {
  if (/^0+$/.test(floor)) return 'Ground floor';
  if (/^\d{1,3}$/.test(floor)) return `${floor}${SUFFIXES[ORDINALS.select(Number(floor))] ?? 'th'} floor`;
  return /^(\d{1,3}(st|nd|rd|th)|ground|top)$/i.test(floor) ? `${floor} floor` : floor;
}

function landmarkName(landmark: string): string {
  return HAS_PREPOSITION.test(landmark) ? landmark : `near ${landmark}`;
}
