import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { deliveryFailureText } from '../../shop/orders/deliveryFailureText.ts';
import { statusLabel } from '../../shop/orders/statusLabel.ts';
import type { AdminOrderHistory_order$key } from './__generated__/AdminOrderHistory_order.graphql.ts';

/** The labels of the actors of an order's events. */
const actorTexts: Readonly<Record<string, string>> = {
  SHOPPER: 'Shopper',
  ADMIN: 'Shop',
  PICKER: 'Picker',
  RIDER: 'Rider',
  PAYMENT: 'Payment provider',
  SYSTEM: 'Automatic',
};

/** The events of an order for admins: state, time, actor and note. */
export function AdminOrderHistory({ order: orderKey }: { order: AdminOrderHistory_order$key }) {
  const { events } = useFragment(
    graphql`
      fragment AdminOrderHistory_order on Order {
        events {
          status
          createdAt
          actorRole
          actor {
            userId
            name
          }
          rider {
            userId
            name
          }
          deliveryFailureReason
          note
        }
      }
    `,
    orderKey,
  );
  return (
    <Box as="ol" display="grid" gap="3" listStyleType="none">
      {events.map(({ status, createdAt, actorRole, actor, rider, deliveryFailureReason, note }, index) => (
        // Events are only ever appended.
        <Box as="li" key={`${status} ${index}`} overflowWrap="anywhere">
          <Text fontWeight="medium">{statusLabel(status)}</Text>
          <Text textStyle="sm" color="fg.muted">
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> · {actorTexts[actorRole] ?? actorRole}
            {actor != null && ` · ${actor.name}`}
          </Text>
          {rider != null && rider.userId !== actor?.userId && <Text textStyle="sm">{`Handed to ${rider.name}`}</Text>}
          {deliveryFailureReason != null && <Text textStyle="sm">{deliveryFailureText(deliveryFailureReason)}</Text>}
          {note != null && note !== '' && <Text textStyle="sm">{note}</Text>}
        </Box>
      ))}
    </Box>
  );
}
