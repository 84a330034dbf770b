import { Box, chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { SuggestionRow } from '../../../shop/search/suggestions/SuggestionRow.tsx';
import { OrderStatusBadge } from '../../../shop/orders/OrderStatusBadge.tsx';
import { formatDate } from '../../../ui/format/formatDateTime.ts';
import type { OrderResult_order$key } from './__generated__/OrderResult_order.graphql.ts';
import { searchTexts as texts } from './searchTexts.ts';

/** An order found, with its distinguishing details. */
export function OrderResult({ order: key }: { order: OrderResult_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderResult_order on Order {
        id
        number
        placedAt
        address {
          recipientName
          mobile
        }
        ...OrderStatusBadge_order
      }
    `,
    key,
  );
  return (
    <SuggestionRow>
      <Link tabIndex={-1} to={`/dashboard/orders/${order.id}`}>
        <Box flex="1" minW="0">
          <chakra.span fontWeight="semibold">{texts.order(order.number)}</chakra.span>{' '}
          <chakra.span dir="auto">{order.address.recipientName}</chakra.span>
          <Box textStyle="xs" color="fg.muted">
            {order.address.mobile} · {formatDate(new Date(order.placedAt))}
          </Box>
        </Box>
        <OrderStatusBadge order={order} />
      </Link>
    </SuggestionRow>
  );
}
