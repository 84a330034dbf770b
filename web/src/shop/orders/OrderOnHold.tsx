import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OrderOnHold_order$key } from './__generated__/OrderOnHold_order.graphql.ts';
import { onHoldTexts as texts } from './texts.ts';

/** Says that the shop checks an order before it packs it; renders nothing for any other order. */
export function OrderOnHold({ order }: { order: OrderOnHold_order$key }) {
  const { isOnHold } = useFragment(
    graphql`
      fragment OrderOnHold_order on Order {
        isOnHold
      }
    `,
    order,
  );
  if (!isOnHold) return null;
  return (
    <Box
      as="section"
      aria-label={texts.title}
      layerStyle="card"
      padding="5"
      marginBottom="5"
      borderColor="brand.border"
      background="brand.subtle"
    >
      <Text as="h2" textStyle="lg" fontWeight="bold">
        {texts.title}
      </Text>
      <Text marginTop="1">{texts.text}</Text>
    </Box>
  );
}
