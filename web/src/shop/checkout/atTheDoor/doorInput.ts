import type { AtTheDoor } from './atTheDoor.ts';

/** The fields of the order's input; the others are left out where they have no value. */
export function doorInput({ tip, note, leaveAtGate, doNotRingBell }: AtTheDoor) {
  return {
    ...(tip > 0 && { tip }),
    deliveryNote: note.trim(), // an empty note is sent too: an order without one has the address's
    ...(leaveAtGate && { leaveAtGate }),
    ...(doNotRingBell && { doNotRingBell }),
  };
}
