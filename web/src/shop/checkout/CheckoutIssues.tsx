import { Box, chakra, Link as ChakraLink, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { CartLineRow } from '../cart/panel/CartLineRow.tsx';
import type { CheckoutIssues_cart$key } from './__generated__/CheckoutIssues_cart.graphql.ts';
import { texts } from './texts.ts';

/** The lines that prevent the order, with their steppers; renders nothing while the cart is orderable. */
export function CheckoutIssues({ cart: cartKey }: { cart: CheckoutIssues_cart$key }) {
  const cart = useFragment(
    graphql`
      fragment CheckoutIssues_cart on Cart {
        isOrderable
        lines(first: 100) @connection(key: "Cart_lines") {
          edges {
            node {
              id
              status
              ...CartLineRow_line
            }
          }
        }
      }
    `,
    cartKey,
  );
  const titleId = useId();
  if (cart.isOrderable) return null;
  const unavailable = cart.lines.edges.map((edge) => edge.node).filter((line) => line.status !== 'AVAILABLE');

  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      marginBottom="6"
      padding="4"
      borderWidth="1px"
      borderColor="border.error"
      borderRadius="card"
      background="bg.panel"
    >
      <Text id={titleId} fontWeight="semibold" color="fg.error">
        {unavailable.length > 0 ? 'Update these items to continue' : texts.notOrderableElsewhere}
      </Text>
      <chakra.ul listStyleType="none" divideY="1px">
        {unavailable.map((line) => (
          <CartLineRow key={line.id} line={line} />
        ))}
      </chakra.ul>
      <ChakraLink asChild textStyle="sm" fontWeight="semibold" color="green.fg">
        <Link to="/cart">Review cart</Link>
      </ChakraLink>
    </Box>
  );
}
