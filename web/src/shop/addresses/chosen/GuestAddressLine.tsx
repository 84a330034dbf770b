import { texts } from './texts.ts';
import { useGuestSummary } from './useGuestSummary.ts';

/** The address that a visitor entered, in one line. */
export function GuestAddressLine() {
  return useGuestSummary() ?? texts.none;
}
