import { graphql, useFragment } from 'react-relay';
import type { AddressLines_address$key } from './__generated__/AddressLines_address.graphql.ts';
import { PostalAddress } from './PostalAddress.tsx';

/** A saved address of the viewer. */
export function AddressLines({ address: addressKey }: { address: AddressLines_address$key }) {
  const { line, city, state, country, pincode, mobile } = useFragment(
    graphql`
      fragment AddressLines_address on Address {
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
  return <PostalAddress line={line} city={city} state={state} country={country} pincode={pincode} mobile={mobile} />;
}
