import { Box, Button, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OrderLines_order$key } from './__generated__/OrderLines_order.graphql.ts';
import type { OrderLinesPaginationQuery } from './__generated__/OrderLinesPaginationQuery.graphql.ts';
import { texts } from './texts.ts';
import { productPath } from '../catalogue/paths.ts';
import { Picture } from '../media/Picture.tsx';
import { formatRupees } from '@kirana/shared/money.ts';
import type { OrderLines_line$key } from './__generated__/OrderLines_line.graphql.ts';

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
        refundRequests {
          status
          lines {
            quantity
            orderLine {
              id
            }
          }
        }
        lines(first: $count, after: $cursor) @connection(key: "OrderLines_lines") {
          edges {
            node {
              id
              ...OrderLines_line
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
          <OrderLineRow
            key={node.id}
            line={node}
            isPrepaid={data.paymentMethod === 'ONLINE'}
            countReported={(status) =>
              data.refundRequests
                .filter((request) => request.status === status)
                .flatMap(({ lines }) => lines.filter(({ orderLine }) => orderLine.id === node.id))
                .reduce((sum, { quantity }) => sum + quantity, 0)
            }
          />
        ))}
      </Box>
      {hasNext && (
        <Button variant="ghost" loading={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          Show more items
        </Button>
      )}
    </>
  );
}

interface OrderLineRowProps {
  line: OrderLines_line$key;
  /** Whether the order was paid online, so that missing pieces are refunded. */
  isPrepaid: boolean;
  /** The pieces that the shopper reported a problem with. */
  countReported: (status: 'OPEN' | 'DECLINED') => number;
}

/** An order line, with its missing, refunded and reported pieces; the product's name links to the product while it is still sold. */
function OrderLineRow({ line: lineKey, isPrepaid, countReported }: OrderLineRowProps) {
  const line = useFragment(
    graphql`
      fragment OrderLines_line on OrderLine {
        name
        unit
        quantity
        price
        total
        picture {
          ...Picture_picture
        }
        product {
          id
          name
          availableForSale
        }
        missingQuantity
        refundedQuantity
      }
    `,
    lineKey,
  );
  const { quantity, price, missingQuantity, refundedQuantity } = line;
  const missing = formatRupees(missingQuantity * price);
  const notes = [
    [missingQuantity, 'fg.warning', `unavailable – ${isPrepaid ? texts.paidBack(missing) : `${missing} less to pay`}`],
    [refundedQuantity, 'fg.muted', `had a problem – ${texts.paidBack(formatRupees(refundedQuantity * price))}`],
    [countReported('OPEN'), 'fg.warning', 'reported – we’re checking it'],
    [countReported('DECLINED'), 'fg.muted', 'reported – not refunded'],
  ] as const;
  return (
    <Flex as="li" gap="3" paddingBlock="3" alignItems="center">
      <Box boxSize="14" borderRadius="control" overflow="hidden" background="bg.muted" flexShrink="0">
        <Picture picture={line.picture} sizes="56px" isDecoration />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="medium" textStyle="sm">
          {line.product == null || !line.product.availableForSale ? (
            line.name
          ) : (
            <ChakraLink asChild color="inherit" display="inline">
              <Link to={productPath({ id: line.product.id, name: line.product.name })}>{line.name}</Link>
            </ChakraLink>
          )}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {line.unit} · {`${quantity} × ${formatRupees(price)}`}
        </Text>
        {notes.map(
          ([count, color, text]) =>
            count > 0 && (
              <Text key={text} textStyle="xs" fontWeight="medium" color={color}>
                {`${count} of ${quantity} ${text}`}
              </Text>
            ),
        )}
      </Box>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatRupees(line.total)}
      </Text>
    </Flex>
  );
}
