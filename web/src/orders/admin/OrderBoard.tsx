import { Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { EmptyShelfPicture } from '../../catalogue/EmptyShelfPicture.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { OrderBoard_query$key } from './__generated__/OrderBoard_query.graphql.ts';
import { BoardColumns } from './BoardColumns.tsx';
import { COLUMNS } from './boardStates.ts';
import { BoardTabs } from './BoardTabs.tsx';
import type { BoardOrder } from './ColumnCards.tsx';
import { OrderCard } from './OrderCard.tsx';
import { texts } from './texts.ts';
import { useHasColumns } from './useHasColumns.ts';
import { useNow } from '../useNow.ts';

interface OrderBoardProps {
  query: OrderBoard_query$key;
  /** Looks for the same among all orders; null where nothing is searched for. */
  onSearchAll: (() => void) | null;
}

/** The open orders by their state, the oldest of each first. A card's column is nothing but its order's state. */
export function OrderBoard({ query, onSearchAll }: OrderBoardProps) {
  const { open, unpaid } = useFragment(
    graphql`
      fragment OrderBoard_query on Query @argumentDefinitions(search: { type: "String" }) {
        open: adminOrders(
          filter: { statuses: [PLACED, CONFIRMED, PICKING, PACKED, OUT_FOR_DELIVERY], search: $search }
          first: 100
        ) {
          totalCount
          edges {
            node {
              id
              number
              status
              placedAt
              ...OrderCard_order
            }
          }
        }
        unpaid: adminOrders(filter: { statuses: [PENDING_PAYMENT] }, first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  const now = useNow();
  const hasColumns = useHasColumns();
  const orders = open.edges
    .map(({ node }) => node)
    .toSorted((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt))
    .flatMap((order): BoardOrder[] => {
      const status = COLUMNS.find((column) => column === order.status);
      if (status === undefined) return [];
      const { id, number } = order;
      return [{ id, number, status, card: <OrderCard order={order} now={now} /> }];
    });

  if (onSearchAll !== null && orders.length === 0) {
    return (
      <EmptyState
        title={texts.noMatchTitle}
        text={texts.noMatchText}
        picture={<EmptyShelfPicture />}
        action={
          <Button variant="outline" onClick={onSearchAll}>
            {texts.searchAll}
          </Button>
        }
      />
    );
  }
  return (
    <>
      {hasColumns ? <BoardColumns orders={orders} /> : <BoardTabs orders={orders} />}
      <Text mt="3" textStyle="sm" color="fg.muted">
        {texts.unpaid(unpaid.totalCount)}
      </Text>
      {open.totalCount > open.edges.length && (
        <Text textStyle="sm" color="fg.muted">
          {texts.capped(open.edges.length, open.totalCount)}
        </Text>
      )}
    </>
  );
}
