import { Box, Link as ChakraLink, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { BillDetails } from '../cart/BillDetails.tsx';
import { CartLineRow } from '../cart/CartLineRow.tsx';
import type { CheckoutCart_cart$key } from './__generated__/CheckoutCart_cart.graphql.ts';
import { texts } from './texts.ts';

/** The bill, and above it the lines that stand in the order's way, to be mended on the spot. */
export function CheckoutCart({ cart: cartKey }: { cart: CheckoutCart_cart$key }) {
  const cart = useFragment(
    graphql`
      fragment CheckoutCart_cart on Cart {
        ...cartTotals_cart
        isOrderable
        lines(first: 50) @connection(key: "CartPanel_lines") {
          edges {
            node {
              id
              status
              ...CartLineRow_line
            }
          }
        }
        bill {
          grandTotal
          ...BillDetails_bill
        }
      }
    `,
    cartKey,
  );
  const troubled = cart.lines.edges.map((edge) => edge.node).filter((line) => line.status !== 'AVAILABLE');

  return (
    <>
      {!cart.isOrderable && (
        <Box role="alert" borderWidth="1px" borderColor="border.error" borderRadius="lg" padding="4" marginBottom="4">
          <Text fontWeight="semibold" color="fg.error">
            {troubled.length > 0 ? texts.notOrderable : texts.notOrderableElsewhere}
          </Text>
          <Box as="ul" listStyleType="none" divideY="1px">
            {troubled.map((line) => (
              <CartLineRow key={line.id} line={line} />
            ))}
          </Box>
          <ChakraLink asChild fontSize="sm" fontWeight="semibold">
            <Link to="/cart">{texts.reviewCart}</Link>
          </ChakraLink>
        </Box>
      )}
      <BillDetails bill={cart.bill} />
    </>
  );
}
