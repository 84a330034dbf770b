import { graphql, useFragment } from 'react-relay';
import type { FollowOrder_order$key } from './__generated__/FollowOrder_order.graphql.ts';
import { useFollowOrder } from './useFollowOrder.ts';

/** Keeps an order of a list up to date; it shows nothing. */
export function FollowOrder({ order: orderKey }: { order: FollowOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment FollowOrder_order on Order {
        ...useFollowOrder_order
      }
    `,
    orderKey,
  );
  useFollowOrder(order);
  return null;
}
