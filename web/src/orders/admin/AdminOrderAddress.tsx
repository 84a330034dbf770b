import { Box, Button, Text } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { AdminOrderAddress_address$key } from './__generated__/AdminOrderAddress_address.graphql.ts';
import { orderTexts as texts } from './texts.ts';

/** Where an order goes, and the way to call whoever waits there. */
export function AdminOrderAddress({ address: addressKey }: { address: AdminOrderAddress_address$key }) {
  const address = useFragment(
    graphql`
      fragment AdminOrderAddress_address on OrderAddress {
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
      <Button asChild variant="outline" mt="3">
        <a href={`tel:${address.mobile}`}>
          <Phone aria-hidden />
          {texts.call(address.mobile)}
        </a>
      </Button>
    </Box>
  );
}
