import { Box, Text, VisuallyHidden } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OrderAddressLines_address$key } from './__generated__/OrderAddressLines_address.graphql.ts';
import { texts } from './texts.ts';

/** Where the order goes, as the address was when it was placed. */
export function OrderAddressLines({ address: addressKey }: { address: OrderAddressLines_address$key }) {
  const address = useFragment(
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
    <Box overflowWrap="anywhere">
      <Text fontWeight="semibold">{address.recipientName}</Text>
      <Text>{address.line}</Text>
      <Text>
        {address.city}, {address.state}
      </Text>
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
