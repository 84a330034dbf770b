import { Box, chakra, Link as ChakraLink, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { CartLineRow } from '../cart/CartLineRow.tsx';
import type { CheckoutTrouble_cart$key } from './__generated__/CheckoutTrouble_cart.graphql.ts';
import { texts } from './texts.ts';

/** The lines that stand in the order's way, to be mended on the spot; nothing while the cart can be ordered. */
export function CheckoutTrouble({ cart: cartKey }: { cart: CheckoutTrouble_cart$key }) {
  const cart = useFragment(
    graphql`
      fragment CheckoutTrouble_cart on Cart {
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
      }
    `,
    cartKey,
  );
  const titleId = useId();
  if (cart.isOrderable) return null;
  const troubled = cart.lines.edges.map((edge) => edge.node).filter((line) => line.status !== 'AVAILABLE');

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
        {troubled.length > 0 ? texts.notOrderable : texts.notOrderableElsewhere}
      </Text>
      <chakra.ul listStyleType="none" divideY="1px">
        {troubled.map((line) => (
          <CartLineRow key={line.id} line={line} />
        ))}
      </chakra.ul>
      <ChakraLink asChild textStyle="sm" fontWeight="semibold" color="green.fg">
        <Link to="/cart">{texts.reviewCart}</Link>
      </ChakraLink>
    </Box>
  );
}
