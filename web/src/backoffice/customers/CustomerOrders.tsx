import { Box, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { OrderSection } from '../../shop/orders/OrderSection.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { CustomerOrders_customer$key } from './__generated__/CustomerOrders_customer.graphql.ts';
import type { CustomerOrdersNextQuery } from './__generated__/CustomerOrdersNextQuery.graphql.ts';
import { CustomerOrderRow } from './CustomerOrderRow.tsx';
import { customerTexts as texts } from './texts.ts';

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
              ...CustomerOrderRow_order
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
    <OrderSection title={texts.ordersTitle}>
      {edges.length === 0 ? (
        <Text color="fg.muted">{texts.noOrders}</Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={texts.ordersTitle}>
          {edges.map(({ node }) => (
            <CustomerOrderRow key={node.id} order={node} />
          ))}
        </Box>
      )}
      <LoadMore pages={more} />
    </OrderSection>
  );
}
