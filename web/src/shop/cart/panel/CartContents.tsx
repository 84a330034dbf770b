import { Box } from '@chakra-ui/react';
import type { Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartContents_cart$key } from './__generated__/CartContents_cart.graphql.ts';
import { CartLineSkeleton } from './CartLineLayout.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { FreeDeliveryBar, SavingsBanner, SavingsSkeleton } from './CartNotices.tsx';

interface CartContentsProps {
  cart: CartContents_cart$key;
  /** The list, which takes the focus after a line is removed. */
  ref: Ref<HTMLUListElement>;
}

/** The lines of the cart below what its total saves and lacks, the same in the drawer and at the checkout. */
export function CartContents({ cart: cartKey, ref }: CartContentsProps) {
  const cart = useFragment(
    graphql`
      fragment CartContents_cart on Cart {
        lines(first: 100) @connection(key: "Cart_lines") {
          edges {
            node {
              id
              ...CartLineRow_line
            }
          }
        }
        bill {
          ...CartNotices_savings
        }
        ...CartNotices_freeDelivery
      }
    `,
    cartKey,
  );
  return (
    <>
      <SavingsBanner bill={cart.bill} />
      <FreeDeliveryBar cart={cart} />
      <Box
        as="ul"
        ref={ref}
        tabIndex={-1}
        aria-label="Products in your cart"
        paddingInline="4"
        divideY="1px"
        outline="none"
        listStyleType="none"
      >
        {cart.lines.edges.map(({ node }) => (
          <CartLineRow key={node.id} line={node} />
        ))}
      </Box>
    </>
  );
}

/** The lines of the cart while they load. */
export function CartContentsSkeleton() {
  return (
    <>
      <SavingsSkeleton />
      <Box as="ul" paddingInline="4" divideY="1px" listStyleType="none">
        {['first', 'second', 'third'].map((line) => (
          <CartLineSkeleton key={line} />
        ))}
      </Box>
    </>
  );
}
