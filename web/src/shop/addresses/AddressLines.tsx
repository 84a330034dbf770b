import { graphql, useFragment } from 'react-relay';
import type { AddressLines_address$key } from './__generated__/AddressLines_address.graphql.ts';
import { AddressLabel } from './AddressLabel.tsx';
import { isAddressLabel } from './isAddressLabel.ts';
import { PostalAddress } from './PostalAddress.tsx';

/** A saved address of the viewer with its label. */
export function AddressLines({ address: addressKey }: { address: AddressLines_address$key }) {
  const { label, receiverName, line, city, state, country, pincode, mobile } = useFragment(
    graphql`
      fragment AddressLines_address on Address {
        label
        receiverName
        line
        city
        state
        country
        pincode
        mobile
      }
    `,
    addressKey,
  );
  return (
    <div>
      {isAddressLabel(label) && <AddressLabel label={label} />}
      <PostalAddress {...{ line, city, state, country, pincode, mobile }} receiverName={receiverName} />
    </div>
  );
}
