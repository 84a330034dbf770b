import { Box, Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { texts as cartTexts } from '../cart/texts.ts';
import { Picture } from '../media/Picture.tsx';
import type { CheckoutItems_cart$key } from './__generated__/CheckoutItems_cart.graphql.ts';

const SHOWN = 12;

/** The pictures and quantities of the items, with a link to the cart. */
export function CheckoutItems({ cart: cartKey }: { cart: CheckoutItems_cart$key }) {
  const { lines, bill } = useFragment(
    graphql`
      fragment CheckoutItems_cart on Cart {
        lines(first: 100) @connection(key: "Cart_lines") {
          edges {
            node {
              id
              quantity
              product {
                pictures(first: 1) {
                  ...Picture_picture
                }
              }
            }
          }
        }
        bill {
          quantity
        }
      }
    `,
    cartKey,
  );
  const unseen = lines.edges.length - SHOWN;
  return (
    <Box as="section" layerStyle="card" padding="4" aria-label="Your items">
      <Flex justifyContent="space-between" alignItems="center" marginBottom="3" gap="3">
        <Heading as="h2" textStyle="md" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {cartTexts.itemCount(bill.quantity)}
        </Heading>
        <ChakraLink asChild textStyle="sm" fontWeight="semibold" color="green.fg" paddingBlock="2" marginBlock="-2">
          <Link to="/cart">Edit cart</Link>
        </ChakraLink>
      </Flex>
      <Flex as="ul" listStyleType="none" gap="3" rowGap="3.5" wrap="wrap">
        {lines.edges.slice(0, SHOWN).map(({ node: { id, quantity, product } }) => (
          <Box as="li" key={id} position="relative" boxSize="12">
            <Box boxSize="12" borderRadius="control" borderWidth="1px" overflow="hidden" background="bg.muted">
              <Picture picture={product.pictures[0]} sizes="48px" />
            </Box>
            <Text
              position="absolute"
              insetEnd="-1"
              bottom="-1"
              paddingInline="1.5"
              borderRadius="full"
              borderWidth="1px"
              background="bg.panel"
              textStyle="xs"
              fontWeight="bold"
              fontVariantNumeric="tabular-nums"
            >
              ×{quantity}
            </Text>
          </Box>
        ))}
        {unseen > 0 && (
          <Flex as="li" boxSize="12" alignItems="center" justifyContent="center" color="fg.muted">
            {`+${unseen}`}
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
