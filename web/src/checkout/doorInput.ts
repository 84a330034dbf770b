import type { AtTheDoor } from './atTheDoor.ts';

/** The fields of the order's input; those without a value are left out. */
export function doorInput({ tip, note, leaveAtGate, doNotRingBell }: AtTheDoor) {
  const deliveryNote = note.trim();
  return {
    ...(tip > 0 && { tip }),
    ...(deliveryNote !== '' && { deliveryNote }),
    ...(leaveAtGate && { leaveAtGate }),
    ...(doNotRingBell && { doNotRingBell }),
  };
}
