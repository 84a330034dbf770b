import { Box, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { productPath } from '../catalogue/paths.ts';
import { Picture } from '../media/Picture.tsx';
import { formatRupees } from '../../ui/money/formatRupees.ts';
import type { OrderLineRow_line$key } from './__generated__/OrderLineRow_line.graphql.ts';
import { OrderLineAdjustments } from './OrderLineAdjustments.tsx';
import { texts } from './texts.ts';

interface OrderLineRowProps {
  line: OrderLineRow_line$key;
  /** Whether the order was paid online. */
  isPrepaid: boolean;
}

/** An order line; the product's name links to the product while it is still sold. */
export function OrderLineRow({ line: lineKey, isPrepaid }: OrderLineRowProps) {
  const line = useFragment(
    graphql`
      fragment OrderLineRow_line on OrderLine {
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
          isWithdrawn
        }
        ...OrderLineAdjustments_line
      }
    `,
    lineKey,
  );
  return (
    <Flex as="li" gap="3" paddingBlock="3" alignItems="center">
      <Box boxSize="14" borderRadius="control" overflow="hidden" background="bg.muted" flexShrink="0">
        <Picture picture={line.picture} sizes="56px" isDecoration />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <Text fontWeight="medium" textStyle="sm">
          {line.product == null || line.product.isWithdrawn ? (
            line.name
          ) : (
            <ChakraLink asChild color="inherit" display="inline">
              <Link to={productPath({ id: line.product.id, name: line.product.name })}>{line.name}</Link>
            </ChakraLink>
          )}
        </Text>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {line.unit} · {texts.eachPrice(line.quantity, formatRupees(line.price))}
        </Text>
        <OrderLineAdjustments line={line} isPrepaid={isPrepaid} />
      </Box>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatRupees(line.total)}
      </Text>
    </Flex>
  );
}
