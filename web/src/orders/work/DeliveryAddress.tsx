import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { MapPin, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { DeliveryAddress_address$key } from './__generated__/DeliveryAddress_address.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

interface DeliveryAddressProps {
  address: DeliveryAddress_address$key;
  /** The order's, which tells the links of one card from those of another. */
  number: number;
}

/** Where an order goes, with the ways to find it and to call who waits there. */
export function DeliveryAddress({ address: addressKey, number }: DeliveryAddressProps) {
  const { recipientName, line, city, state, pincode, mobile } = useFragment(
    graphql`
      fragment DeliveryAddress_address on OrderAddress {
        recipientName
        line
        city
        state
        pincode
        mobile
      }
    `,
    addressKey,
  );
  const place = encodeURIComponent(`${line}, ${city}, ${state} ${pincode}`);
  return (
    <Box overflowWrap="anywhere" mb="3">
      <Text fontWeight="semibold">{recipientName}</Text>
      <Text>{line}</Text>
      <Text>
        {city} {pincode}
      </Text>
      <Flex gap="2" mt="3">
        <Button asChild variant="outline" flex="1">
          <a href={`${MAP}${place}`} target="_blank" rel="noopener noreferrer" aria-label={texts.mapOf(number)}>
            <MapPin aria-hidden />
            {texts.map}
          </a>
        </Button>
        <Button asChild variant="outline" flex="1">
          <a href={`tel:${mobile}`} aria-label={texts.callAbout(recipientName, number)}>
            <Phone aria-hidden />
            {texts.call}
          </a>
        </Button>
      </Flex>
    </Box>
  );
}
