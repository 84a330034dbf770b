import { Box, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OrderProgress_order$key } from './__generated__/OrderProgress_order.graphql.ts';
import { HAPPY_PATH, isClosed, lastStepOf } from '../orderStates.ts';

/** A small progress bar of an open order; its state is shown in words beside it. */
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
  const reached = HAPPY_PATH.indexOf(lastStepOf(status));
  return (
    <Flex gap="1" marginTop="3" aria-hidden>
      {HAPPY_PATH.map((step, index) => (
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
