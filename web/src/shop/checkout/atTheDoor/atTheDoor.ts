/** The shopper's instructions for the rider, as the order stores them. */
export interface AtTheDoor {
  /** In paise. */
  tip: number;
  note: string;
  leaveAtGate: boolean;
  doNotRingBell: boolean;
}

/** What the shopper has entered at the checkout; until they write a note, the note is the one of the address. */
export type Asked = Omit<AtTheDoor, 'tip' | 'note'> & { note: string | null };

/** Nothing is asked of the rider. */
export const NOTHING_ASKED: Asked = { note: null, leaveAtGate: false, doNotRingBell: false };

/** The fields of the order's input; the others are left out where they have no value. */
export function doorInput({ tip, note, leaveAtGate, doNotRingBell }: AtTheDoor) {
  return {
    ...(tip > 0 && { tip }),
    deliveryNote: note.trim(), // an empty note is sent too: an order without one has the address's
    ...(leaveAtGate && { leaveAtGate }),
    ...(doNotRingBell && { doNotRingBell }),
  };
}
