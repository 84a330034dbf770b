/** What the shopper asks of the rider, as the checkout's fields have it. */
export interface AtTheDoor {
  /** In paise. */
  tip: number;
  note: string;
  leaveAtGate: boolean;
  doNotRingBell: boolean;
}

/** Nothing is asked of the rider. */
export const NOTHING_ASKED: AtTheDoor = { tip: 0, note: '', leaveAtGate: false, doNotRingBell: false };
