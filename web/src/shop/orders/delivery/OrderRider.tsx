import { Button, Flex, Text } from '@chakra-ui/react';
import { Bike, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { dialUrl } from '../../../ui/numbers/dialUrl.ts';
import type { OrderRider_order$key } from './__generated__/OrderRider_order.graphql.ts';
import { orderDeliveryTexts as texts } from './texts.ts';

/** The first name of the rider and a button that calls the rider, while the order is on its way. */
export function OrderRider({ order: orderKey }: { order: OrderRider_order$key }) {
  const { rider } = useFragment(
    graphql`
      fragment OrderRider_order on Order {
        rider {
          firstName
          phone
        }
      }
    `,
    orderKey,
  );
  if (rider == null) return null;
  const { firstName, phone } = rider;
  return (
    <Flex
      as="section"
      aria-label={texts.onTheWay(firstName)}
      layerStyle="card"
      padding="4"
      marginBottom="5"
      gap="3"
      alignItems="center"
    >
      <Flex
        boxSize="11"
        flexShrink="0"
        alignItems="center"
        justifyContent="center"
        borderRadius="full"
        background="green.subtle"
        color="green.fg"
      >
        <Bike aria-hidden />
      </Flex>
      <Text flex="1" minWidth="0" fontWeight="semibold" overflowWrap="anywhere">
        {texts.onTheWay(firstName)}
      </Text>
      {phone != null && (
        <Button asChild flexShrink="0">
          <a href={dialUrl(phone)} aria-label={texts.callRider(firstName)}>
            <Phone aria-hidden />
            {texts.call}
          </a>
        </Button>
      )}
    </Flex>
  );
}
