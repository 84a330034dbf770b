import { PincodeQuery } from '../PincodeAnswer.tsx';
import { GuestAddressLine } from './AddressButton.tsx';
import { useCheckedPincode, useGuestAddress } from './guestAddress.ts';
import { useUnservedPincode } from './unservedPincode.ts';

/** The line of a visitor in a shop that does not deliver everywhere: the header's button says if not to their pincode. */
export function GuestPlaceLine() {
  const address = useGuestAddress();
  const checked = useCheckedPincode();
  return (
    <>
      <GuestAddressLine />
      <PincodeQuery pincode={address?.pincode ?? checked}>
        {(isServiceable, pincode) => !isServiceable && <Unserved pincode={pincode} />}
      </PincodeQuery>
    </>
  );
}

function Unserved({ pincode }: { pincode: string }) {
  useUnservedPincode(pincode);
  return null;
}
