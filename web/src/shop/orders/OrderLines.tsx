import { Box, Button } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OrderLines_order$key } from './__generated__/OrderLines_order.graphql.ts';
import type { OrderLinesPaginationQuery } from './__generated__/OrderLinesPaginationQuery.graphql.ts';
import { OrderLineRow } from './OrderLineRow.tsx';
import { texts } from './texts.ts';

const PAGE_SIZE = 50;

/** The lines of an order; a button loads further lines of a very long order. */
export function OrderLines({ order: orderKey }: { order: OrderLines_order$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OrderLinesPaginationQuery,
    OrderLines_order$key
  >(
    graphql`
      fragment OrderLines_order on Order
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "OrderLinesPaginationQuery") {
        paymentMethod
        lines(first: $count, after: $cursor) @connection(key: "OrderLines_lines") {
          edges {
            node {
              id
              ...OrderLineRow_line
            }
          }
        }
      }
    `,
    orderKey,
  );
  return (
    <>
      <Box as="ul" listStyleType="none" divideY="1px">
        {data.lines.edges.map(({ node }) => (
          <OrderLineRow key={node.id} line={node} isPrepaid={data.paymentMethod === 'ONLINE'} />
        ))}
      </Box>
      {hasNext && (
        <Button variant="ghost" loading={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          {texts.showMore}
        </Button>
      )}
    </>
  );
}
