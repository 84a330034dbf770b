import { graphql, useFragment } from 'react-relay';
import type { OrderUpdates_order$key } from './__generated__/OrderUpdates_order.graphql.ts';
import { useOrderUpdates } from '../useOrderUpdates.ts';

/** Subscribes to an order of the list; renders nothing. */
export function OrderUpdates({ order: orderKey }: { order: OrderUpdates_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderUpdates_order on Order {
        ...useOrderUpdates_order
      }
    `,
    orderKey,
  );
  useOrderUpdates(order);
  return null;
}
