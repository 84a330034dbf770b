import { Box, Button, Grid, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../../ui/illustrations/EmptyResultIllustration.tsx';
import { useRestoreFocus } from '../../../ui/lists/useRestoreFocus.ts';
import { useNow } from '../../../ui/useNow.ts';
import { OrderCard } from '../board/OrderCard.tsx';
import { texts as boardTexts } from '../board/texts.ts';
import type { OrdersOnHold_query$key } from './__generated__/OrdersOnHold_query.graphql.ts';
import { holdTexts as texts } from './texts.ts';

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
  const { list, ...focus } = useRestoreFocus<HTMLDivElement>(orders.length);

  return (
    <Box ref={list} {...focus} tabIndex={-1} outline="none">
      {orders.length === 0 && (
        <EmptyState
          title={onSearchAll === null ? texts.emptyTitle : boardTexts.noMatchTitle}
          text={onSearchAll === null ? texts.emptyText : boardTexts.noMatchText}
          picture={<EmptyResultIllustration />}
          action={
            onSearchAll !== null && (
              <Button variant="outline" onClick={onSearchAll}>
                {boardTexts.searchAll}
              </Button>
            )
          }
        />
      )}
      {orders.length > 0 && (
        <Grid
          as="ul"
          templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
          gap="3"
          listStyleType="none"
          aria-label={texts.list}
        >
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} now={now} />
            </li>
          ))}
        </Grid>
      )}
      {held.totalCount > held.edges.length && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          {texts.capped(held.edges.length, held.totalCount)}
        </Text>
      )}
    </Box>
  );
}
