import { Box, Text, VisuallyHidden } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { AddressLines_address$key } from './__generated__/AddressLines_address.graphql.ts';
import { texts } from './texts.ts';

/** An address as it is written on a parcel, with the mobile number below. */
export function AddressLines({ address: addressKey }: { address: AddressLines_address$key }) {
  const address = useFragment(
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
  return (
    <Box overflowWrap="anywhere">
      <Text fontWeight="semibold">{address.line}</Text>
      <Text>{address.city}</Text>
      <Text>{address.state}</Text>
      <Text>
        {address.country} - {address.pincode}
      </Text>
      <Text color="fg.muted">
        <VisuallyHidden>{texts.mobileSaid} </VisuallyHidden>
        {address.mobile}
      </Text>
    </Box>
  );
}
