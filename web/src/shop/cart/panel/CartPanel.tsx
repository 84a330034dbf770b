import { Box, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartPanel_cart$key } from './__generated__/CartPanel_cart.graphql.ts';
import type { CartPanel_viewer$key } from './__generated__/CartPanel_viewer.graphql.ts';
import { BillDetails, BillSkeleton } from './BillDetails.tsx';
import { CartContents, CartContentsSkeleton } from './CartContents.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { UnpaidOrderNotice } from './CartNotices.tsx';
import { OftenBoughtWith } from '../OftenBoughtWith.tsx';
import { ProceedBar } from './ProceedBar.tsx';
import { SavedCartLines } from '../saved/SavedCartLines.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

interface CartPanelProps {
  viewer: CartPanel_viewer$key;
  cart: CartPanel_cart$key;
  onLeave?: () => void;
}

/** The content of the cart's drawer; `onLeave` is called when a press navigates to another page. */
export function CartPanel({ viewer: viewerKey, cart: cartKey, onLeave }: CartPanelProps) {
  const cart = useFragment(
    graphql`
      fragment CartPanel_cart on Cart {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the products of the page show the same lines
        ...cartLines_cart
        lines(first: 100) @connection(key: "Cart_lines") {
          edges {
            node {
              id
              quantity
            }
          }
        }
        bill {
          ...BillDetails_bill
        }
        ...CartContents_cart
        ...ProceedBar_cart
      }
    `,
    cartKey,
  );
  const viewer = useFragment(
    graphql`
      fragment CartPanel_viewer on User {
        unpaidOrder {
          status
          ...CartNotices_unpaidOrder
        }
        ...SavedCartLines_viewer
      }
    `,
    viewerKey,
  );
  const { unpaidOrder } = viewer;
  const isUnpaid = unpaidOrder?.status === 'PENDING_PAYMENT';
  const list = useRef<HTMLUListElement>(null);
  const emptyCart = useRef<HTMLDivElement>(null);
  const lines = cart.lines.edges.map((edge) => edge.node);
  useKeptFocus(lines.length, [list, emptyCart]);
  const isEmpty = lines.length === 0;

  return (
    <Flex direction="column" minHeight="100%">
      {isUnpaid && <UnpaidOrderNotice order={unpaidOrder} onLeave={onLeave} />}
      {isEmpty ? (
        <EmptyCart ref={emptyCart} isSignedIn onLeave={onLeave} />
      ) : (
        <>
          <CartContents ref={list} cart={cart} />
          <OftenBoughtWith ids={lines.map(({ id }) => id)} quantities={lines.map(({ quantity }) => quantity)} />
          <Box paddingInline="4" paddingBlock="4" borderTopWidth="1px">
            <BillDetails bill={cart.bill} />
          </Box>
        </>
      )}
      {/* Last, so that it moves nothing when it grows, and in one place, so that it keeps the focus when the cart was empty. */}
      <Box flex={isEmpty ? undefined : '1'}>
        <SavedCartLines viewer={viewer} nextToFocus={[list, emptyCart]} />
      </Box>
      {!isEmpty && <ProceedBar cart={cart} isSecondary={isUnpaid} onLeave={onLeave} />}
    </Flex>
  );
}

/** The cart while it loads. */
export function CartPanelSkeleton() {
  return (
    <Box aria-busy aria-hidden>
      <CartContentsSkeleton />
      <Box padding="4" borderTopWidth="1px">
        <BillSkeleton />
      </Box>
    </Box>
  );
}
