import { Box, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OrderProgress_order$key } from './__generated__/OrderProgress_order.graphql.ts';
import { GOOD_WAY, isClosed } from './orderStates.ts';

/** The timeline of an open order in little; the order's state stands beside it in words. */
export function OrderProgress({ order: orderKey }: { order: OrderProgress_order$key }) {
  const { status } = useFragment(
    graphql`
      fragment OrderProgress_order on Order {
        status
      }
    `,
    orderKey,
  );
  if (isClosed(status)) return null;
  const reached = GOOD_WAY.indexOf(status);
  return (
    <Flex gap="1" marginTop="3" aria-hidden>
      {GOOD_WAY.map((step, index) => (
        <Box
          key={step}
          flex="1"
          height="1"
          borderRadius="full"
          background={index <= reached ? 'green.solid' : 'border.emphasized'}
          transition="background 0.3s"
        />
      ))}
    </Flex>
  );
}
