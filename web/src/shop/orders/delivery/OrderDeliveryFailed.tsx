import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { deliveryFailureText } from '../deliveryFailureText.ts';
import { deliveryFailedTexts as texts } from '../texts.ts';
import type { OrderDeliveryFailed_order$key } from './__generated__/OrderDeliveryFailed_order.graphql.ts';

/** Says why an order could not be delivered and what happens next; renders nothing for any other order. */
export function OrderDeliveryFailed({ order }: { order: OrderDeliveryFailed_order$key }) {
  const { deliveryFailure } = useFragment(
    graphql`
      fragment OrderDeliveryFailed_order on Order {
        deliveryFailure {
          reason
          note
        }
      }
    `,
    order,
  );
  if (deliveryFailure == null) return null;
  const { reason, note } = deliveryFailure;
  return (
    <Box
      as="section"
      aria-label={texts.title}
      layerStyle="card"
      padding="5"
      marginBottom="5"
      borderColor="border.error"
      background="bg.error"
      overflowWrap="anywhere"
    >
      <Text as="h2" textStyle="lg" fontWeight="bold" color="fg.error">
        {texts.title}
      </Text>
      <Text marginTop="1" fontWeight="medium">
        {[deliveryFailureText(reason), note].filter((word) => word != null && word !== '').join(' · ')}
      </Text>
      <Text marginTop="1">{texts.text}</Text>
    </Box>
  );
}
