import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatMoment } from '../../catalogue/formatMoment.ts';
import { nameStatus } from '../nameStatus.ts';
import type { AdminOrderHistory_order$key } from './__generated__/AdminOrderHistory_order.graphql.ts';
import { actorTexts } from './texts.ts';

/** What has happened to an order, when, by whom, and what was said about it. (The shopper's timeline speaks to the shopper.) */
export function AdminOrderHistory({ order: orderKey }: { order: AdminOrderHistory_order$key }) {
  const { events } = useFragment(
    graphql`
      fragment AdminOrderHistory_order on Order {
        events {
          status
          at
          by
          note
        }
      }
    `,
    orderKey,
  );
  return (
    <Box as="ol" display="grid" gap="3" listStyleType="none">
      {events.map(({ status, at, by, note }, index) => (
        // Events are only ever added at the end.
        <Box as="li" key={`${status} ${index}`} overflowWrap="anywhere">
          <Text fontWeight="medium">{nameStatus(status)}</Text>
          <Text textStyle="sm" color="fg.muted">
            <time dateTime={at}>{formatMoment(at)}</time> · {actorTexts[by] ?? by}
          </Text>
          {note != null && note !== '' && <Text textStyle="sm">{note}</Text>}
        </Box>
      ))}
    </Box>
  );
}
