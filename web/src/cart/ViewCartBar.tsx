import { Box, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { ChevronRight, ShoppingBasket } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import type { ViewCartBar_cart$key } from './__generated__/ViewCartBar_cart.graphql.ts';
import { texts } from './texts.ts';
import { useCartSummary } from './useCartSummary.ts';

/** Pages that show the cart, or have their own bar at the bottom. */
const PAGES_WITHOUT = /^\/(cart$|checkout$|dashboard\/picking\/)/;

/** The cart bar at the bottom of a phone's screen. Render it after the page: it reserves its own height below the content. */
export function ViewCartBar({ cart: cartKey }: { cart: ViewCartBar_cart$key | null | undefined }) {
  const cart = useFragment(
    graphql`
      fragment ViewCartBar_cart on Cart {
        ...useCartSummary_cart
      }
    `,
    cartKey,
  );
  const summary = useCartSummary(cart);
  const { pathname } = useLocation();
  if (summary === null || PAGES_WITHOUT.test(pathname)) return null;

  return (
    <Box hideFrom="md" height="calc(4.5rem + env(safe-area-inset-bottom))">
      <Box
        position="fixed"
        insetInline="0"
        bottom="0"
        zIndex="docked"
        paddingInline="3"
        paddingTop="2"
        paddingBottom="calc(0.5rem + env(safe-area-inset-bottom))"
        background="bg"
        borderTopWidth="1px"
      >
        <ChakraLink
          asChild
          display="flex"
          justifyContent="space-between"
          height="14"
          paddingInline="4"
          borderRadius="lg"
          background="green.solid"
          color="green.contrast"
          textDecoration="none"
        >
          <Link to="/cart">
            <Flex as="span" alignItems="center" gap="3">
              <ShoppingBasket size={22} aria-hidden />
              <Box as="span" lineHeight="1.25" fontVariantNumeric="tabular-nums">
                <Text as="span" display="block" fontSize="xs" fontWeight="semibold">
                  {summary.items}
                </Text>
                <Text as="span" display="block" fontSize="md" fontWeight="bold">
                  {summary.total}
                </Text>
              </Box>
            </Flex>
            <Flex as="span" alignItems="center" gap="1" fontWeight="bold">
              {texts.viewCart}
              <ChevronRight size={20} aria-hidden />
            </Flex>
          </Link>
        </ChakraLink>
      </Box>
    </Box>
  );
}
