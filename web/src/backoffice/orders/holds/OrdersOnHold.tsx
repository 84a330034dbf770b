import { Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { OrderCardGrid } from '../../fulfillment/OrderCardGrid.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { OrderCard } from '../board/OrderCard.tsx';
import { NoMatchingOrders } from '../board/OrderBoard.tsx';
import type { OrdersOnHold_query$key } from './__generated__/OrdersOnHold_query.graphql.ts';

interface OrdersOnHoldProps {
  query: OrdersOnHold_query$key;
  /** Runs the same search on all orders; null without a search. */
  onSearchAll: (() => void) | null;
}

/** The orders that wait for an admin to release or cancel them, the oldest first. */
export function OrdersOnHold({ query, onSearchAll }: OrdersOnHoldProps) {
  const { held } = useFragment(
    graphql`
      fragment OrdersOnHold_query on Query @argumentDefinitions(search: { type: "String" }) {
        held: adminOrders(filter: { isOnHold: true, search: $search }, first: 100) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              isOnHold
              placedAt
              ...OrderCard_order
            }
          }
        }
      }
    `,
    query,
  );
  const now = useNow();
  const orders = held.edges
    .map(({ node }) => node)
    .filter(({ isOnHold }) => isOnHold) // one that was released here is gone before the list is loaded again
    .toSorted((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt));
  const empty = (
    <EmptyState
      title="No orders on hold"
      text="Large cash orders from new shoppers wait here until you release or cancel them."
      picture={<EmptyResultIllustration />}
    />
  );

  return (
    <>
      <OrderCardGrid
        label="Orders on hold"
        columns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
        count={orders.length}
        empty={onSearchAll === null ? empty : <NoMatchingOrders onSearchAll={onSearchAll} />}
      >
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} now={now} />
          </li>
        ))}
      </OrderCardGrid>
      {held.totalCount > held.edges.length && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {`Showing ${held.edges.length} of ${held.totalCount} orders on hold.`}
        </Text>
      )}
    </>
  );
}
