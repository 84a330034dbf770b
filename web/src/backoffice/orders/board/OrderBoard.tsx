import { Button, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { OrderBoard_query$key } from './__generated__/OrderBoard_query.graphql.ts';
import { BoardColumns } from './BoardColumns.tsx';
import { COLUMNS } from './boardStates.ts';
import { BoardTabs } from './BoardTabs.tsx';
import type { BoardOrder } from './ColumnCards.tsx';
import { OrderCard } from './OrderCard.tsx';
import { texts } from './texts.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { useNow } from '../../../ui/useNow.ts';

/** The least width at which all columns fit side by side. */
const ALL_COLUMNS = '(min-width: 1100px)';

interface OrderBoardProps {
  query: OrderBoard_query$key;
  /** Runs the same search on all orders; null without a search. */
  onSearchAll: (() => void) | null;
}

/** The open orders in columns by their state, the oldest first. A card's column follows from its order's state alone. */
export function OrderBoard({ query, onSearchAll }: OrderBoardProps) {
  const { open, unpaid } = useFragment(
    graphql`
      fragment OrderBoard_query on Query @argumentDefinitions(search: { type: "String" }) {
        open: adminOrders(
          filter: { statuses: [PLACED, CONFIRMED, PICKING, PACKED, OUT_FOR_DELIVERY, DELIVERY_FAILED], search: $search }
          first: 100
        ) @required(action: THROW) {
          totalCount
          edges {
            node {
              id
              number
              status
              placedAt
              cashToCollect
              assignedRider {
                userId
              }
              ...OrderCard_order
            }
          }
        }
        unpaid: adminOrders(filter: { statuses: [PENDING_PAYMENT] }, first: 1) @required(action: THROW) {
          totalCount
        }
      }
    `,
    query,
  );
  const now = useNow();
  const hasColumns = useMediaQuery(ALL_COLUMNS);
  const orders = open.edges
    .map(({ node }) => node)
    .toSorted((one, other) => Date.parse(one.placedAt) - Date.parse(other.placedAt))
    .flatMap((order): BoardOrder[] => {
      const status = COLUMNS.find((column) => column === order.status);
      if (status === undefined) return [];
      const { id, number, cashToCollect } = order;
      const riderId = order.assignedRider?.userId ?? null;
      return [{ id, number, status, cashToCollect, riderId, card: <OrderCard order={order} now={now} /> }];
    });

  if (onSearchAll !== null && orders.length === 0) {
    return (
      <EmptyState
        title={texts.noMatchTitle}
        text={texts.noMatchText}
        picture={<EmptyResultIllustration />}
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
