import { Box, Button, Flex } from '@chakra-ui/react';
import { MapPin, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { OrderAddressLines } from '../../shop/orders/OrderAddressLines.tsx';
import type { DeliveryAddress_address$key } from './__generated__/DeliveryAddress_address.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

interface DeliveryAddressProps {
  address: DeliveryAddress_address$key;
  /** The order's number, which makes the labels of the links unique on the page. */
  number: number;
}

/** The delivery address of an order, with links to the map and to call the recipient. */
export function DeliveryAddress({ address: addressKey, number }: DeliveryAddressProps) {
  const address = useFragment(
    graphql`
      fragment DeliveryAddress_address on OrderAddress {
        recipientName
        line
        city
        state
        pincode
        mobile
        ...OrderAddressLines_address
      }
    `,
    addressKey,
  );
  const { recipientName, line, city, state, pincode, mobile } = address;
  const place = encodeURIComponent(`${line}, ${city}, ${state} ${pincode}`);
  return (
    <Box mb="3">
      <OrderAddressLines address={address}>
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
      </OrderAddressLines>
    </Box>
  );
}
