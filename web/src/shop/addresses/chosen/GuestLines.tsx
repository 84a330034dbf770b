import type { AddressValues } from '../addressFields.ts';
import { AddressLabel } from '../AddressLabel.tsx';
import { isAddressLabel } from '../isAddressLabel.ts';
import { PostalAddress } from '../PostalAddress.tsx';
import { texts } from '../texts.ts';
import { guestPlace } from './guestPlace.ts';

/** An address that is not saved in an account. */
export function GuestLines({ address }: { address: AddressValues }) {
  const { label, state, pincode, mobile, receiverName } = address;
  const { line, city } = guestPlace(address);
  return (
    <div>
      {isAddressLabel(label) && <AddressLabel label={label} />}
      <PostalAddress
        {...{ line, city, state, pincode, mobile }}
        country={texts.country}
        receiverName={receiverName === '' ? null : receiverName}
      />
    </div>
  );
}
