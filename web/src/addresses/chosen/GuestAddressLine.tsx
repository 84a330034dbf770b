import { addressSummary } from '../addressSummary.ts';
import { guestPlace } from './guestPlace.ts';
import { texts } from './texts.ts';
import { useGuestAddress } from './useGuestAddress.ts';

/** The address that a visitor entered, in one line. */
export function GuestAddressLine() {
  const address = useGuestAddress();
  return address === null ? texts.none : addressSummary(guestPlace(address));
}
