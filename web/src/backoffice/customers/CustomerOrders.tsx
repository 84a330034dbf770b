import { Box, Text, chakra, Flex } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type {
  CustomerOrders_customer$data,
  CustomerOrders_customer$key,
} from './__generated__/CustomerOrders_customer.graphql.ts';
import type { CustomerOrdersNextQuery } from './__generated__/CustomerOrdersNextQuery.graphql.ts';
import { RowLink } from '../ui/AdminTableRow.tsx';
import { RefundRequestBadge } from '../refunds/requests/RefundRequestBadge.tsx';
import { useCan } from '../../shop/identity/permissions.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { adminOrderPath } from '../staffPaths.ts';
import { OrderStatusBadge } from '../../shop/orders/OrderStatusBadge.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { formatCount } from '@kirana/shared/numbers.ts';

const TITLE = 'Orders';

const PAGE_SIZE = 10;

/** The orders of a customer, the newest first, with a button that loads more. */
export function CustomerOrders({ customer }: { customer: CustomerOrders_customer$key }) {
  const { data, ...pages } = usePaginationFragment<CustomerOrdersNextQuery, CustomerOrders_customer$key>(
    graphql`
      fragment CustomerOrders_customer on Customer
      @refetchable(queryName: "CustomerOrdersNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        orders(first: $count, after: $cursor) @connection(key: "CustomerOrders_orders") {
          edges {
            node {
              id
              number
              placedAt
              bill {
                quantity
                grandTotal
              }
              payment {
                refunded
              }
              invoice {
                creditNotes {
                  number
                  total
                }
              }
              refundRequests {
                id
                status
              }
              status
            }
          }
        }
      }
    `,
    customer,
  );
  const more = useLoadMore(pages, PAGE_SIZE);
  const { edges } = data.orders;
  return (
    <OrderSection title={TITLE}>
      {edges.length === 0 ? (
        <Text color="fg.muted">No orders yet.</Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={TITLE}>
          {edges.map(({ node }) => (
            <CustomerOrderRow key={node.id} order={node} />
          ))}
        </Box>
      )}
      <LoadMore pages={more} />
    </OrderSection>
  );
}

type CustomerOrder = CustomerOrders_customer$data['orders']['edges'][number]['node'];

/** A customer's order with its refunded amount; its number links to the order for staff who may read it. */
function CustomerOrderRow({ order }: { order: CustomerOrder }) {
  const can = useCan();
  const { id, number, placedAt, bill, payment, invoice, refundRequests } = order;
  const title = `Order #${number}`;
  const refunds = [
    ...(payment.refunded > 0 ? [`${formatRupees(payment.refunded)} refunded`] : []),
    ...(invoice?.creditNotes ?? []).map((note) => `Credit note ${note.number} ${formatRupees(note.total)}`),
  ];
  return (
    <Row>
      <Flex justify="space-between" align="center" gap="2" wrap="wrap">
        {can('ORDERS', 'REFUNDS') ? (
          <RowLink to={adminOrderPath(id)}>{title}</RowLink>
        ) : (
          <Text fontWeight="semibold">{title}</Text>
        )}
        <OrderStatusBadge status={order.status} />
      </Flex>
      <Flex justify="space-between" gap="2" wrap="wrap" textStyle="sm" fontVariantNumeric="tabular-nums">
        <Text color="fg.muted">
          <time dateTime={placedAt}>{formatDateTime(placedAt)}</time> ·{' '}
          {bill.quantity === 1 ? '1 item' : `${formatCount(bill.quantity)} items`}
        </Text>
        <Text fontWeight="medium">{formatRupees(bill.grandTotal)}</Text>
      </Flex>
      {refunds.length > 0 && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {refunds.join(' · ')}
        </Text>
      )}
      {refundRequests.map(({ id: requestId, status }) => (
        <Box key={requestId} textStyle="sm" mt="1">
          Refund request: <RefundRequestBadge status={status} />
        </Box>
      ))}
    </Row>
  );
}

const Row = chakra('li', {
  base: { py: '2.5', borderTopWidth: '1px', _first: { pt: '0', borderTopWidth: '0' }, _last: { pb: '0' } },
});
