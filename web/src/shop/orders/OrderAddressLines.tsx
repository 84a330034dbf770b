import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PostalAddress } from '../addresses/AddressLines.tsx';
import type { OrderAddressLines_address$key } from './__generated__/OrderAddressLines_address.graphql.ts';

interface OrderAddressLinesProps {
  address: OrderAddressLines_address$key;
  /** Buttons shown below the address, one of which calls the mobile number; without them the number is shown as text. */
  children?: ReactNode;
}

/** The delivery address of an order, as it was when the order was placed. */
export function OrderAddressLines({ address: addressKey, children }: OrderAddressLinesProps) {
  const { recipientName, line, city, state, country, pincode, mobile } = useFragment(
    graphql`
      fragment OrderAddressLines_address on OrderAddress {
        recipientName
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
    <PostalAddress
      {...{ recipientName, line, city, state, country, pincode, ...(children === undefined && { mobile }) }}
    >
      {children}
    </PostalAddress>
  );
}
