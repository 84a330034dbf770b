import { Flex, Text } from '@chakra-ui/react';
import { Timer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { OrderDeliveryEstimate_order$key } from './__generated__/OrderDeliveryEstimate_order.graphql.ts';
import { isClosed } from './orderStates.ts';
import { deliveryEstimateText } from './deliveryEstimateText.ts';
import { useNow } from '../../ui/useNow.ts';

/** Counts down to an open order's estimated delivery; for a delivered order, says whether it arrived in time. */
export function OrderDeliveryEstimate({ order: orderKey }: { order: OrderDeliveryEstimate_order$key }) {
  const { status, estimatedDeliveryAt, deliveredAt } = useFragment(
    graphql`
      fragment OrderDeliveryEstimate_order on Order {
        status
        estimatedDeliveryAt
        deliveredAt
      }
    `,
    orderKey,
  );
  const now = useNow();
  const estimate = deliveryEstimateText({ estimatedDeliveryAt, deliveredAt }, now);
  const isOver = isClosed(status) || status === 'DELIVERY_FAILED';
  if (estimate === null || (isOver && deliveredAt == null)) return null;

  return (
    <Flex
      alignItems="center"
      gap="2"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      color={estimate.isLate ? 'fg.error' : 'fg.success'}
    >
      <Timer size={18} aria-hidden />
      <Text>{estimate.text}</Text>
    </Flex>
  );
}
