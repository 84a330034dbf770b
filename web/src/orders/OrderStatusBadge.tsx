import { Badge } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { OrderStatus, OrderStatusBadge_order$key } from './__generated__/OrderStatusBadge_order.graphql.ts';
import { nameStatus } from './nameStatus.ts';

/** Where an order stands, in a word and a colour. */
export function OrderStatusBadge({ order: orderKey }: { order: OrderStatusBadge_order$key }) {
  const { status } = useFragment(
    graphql`
      fragment OrderStatusBadge_order on Order {
        status
      }
    `,
    orderKey,
  );
  return (
    <Badge size="md" colorPalette={paletteOf(status)}>
      {nameStatus(status)}
    </Badge>
  );
}

function paletteOf(status: OrderStatus): string {
  switch (status) {
    case 'DELIVERED':
      return 'green';
    case 'CANCELLED':
    case 'PAYMENT_FAILED':
      return 'red';
    case 'REFUNDED':
      return 'gray';
    default:
      return 'brand';
  }
}
