import { Box, Flex } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartPanel_cart$key } from './__generated__/CartPanel_cart.graphql.ts';
import type { CartPanel_viewer$key } from './__generated__/CartPanel_viewer.graphql.ts';
import { BillDetails } from './BillDetails.tsx';
import { CartLineRow } from './CartLineRow.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { FreeDeliveryBar } from './FreeDeliveryBar.tsx';
import { OftenBoughtWith } from './OftenBoughtWith.tsx';
import { ProceedBar } from './ProceedBar.tsx';
import { SavingsBanner } from './SavingsBanner.tsx';
import { panelTexts } from './panelTexts.ts';
import { UnpaidOrderNotice } from './UnpaidOrderNotice.tsx';

interface CartPanelProps {
  viewer: CartPanel_viewer$key;
  cart: CartPanel_cart$key;
  onLeave?: () => void;
}

/**
 * The content of the cart, the same in the drawer and on the page; `onLeave` is called when a press navigates to another page.
 */
export function CartPanel({ viewer: viewerKey, cart: cartKey, onLeave }: CartPanelProps) {
  const cart = useFragment(
    graphql`
      fragment CartPanel_cart on Cart {
        lines(first: 100) @connection(key: "Cart_lines") {
          edges {
            node {
              id
              quantity
              ...CartLineRow_line
            }
          }
        }
        bill {
          ...BillDetails_bill
          ...SavingsBanner_bill
        }
        ...FreeDeliveryBar_cart
        ...ProceedBar_cart
      }
    `,
    cartKey,
  );
  const { unpaidOrder } = useFragment(
    graphql`
      fragment CartPanel_viewer on User {
        unpaidOrder {
          status
          ...UnpaidOrderNotice_order
        }
      }
    `,
    viewerKey,
  );
  const isUnpaid = unpaidOrder?.status === 'PENDING_PAYMENT';
  const notice = isUnpaid && <UnpaidOrderNotice order={unpaidOrder} onLeave={onLeave} />;
  const list = useRef<HTMLUListElement>(null);
  const emptyCart = useRef<HTMLDivElement>(null);
  const renderedCount = useRef(0);
  const lines = cart.lines.edges.map((edge) => edge.node);

  // A removed line takes the focused button with it: the focus moves to the rest of the panel.
  useLayoutEffect(() => {
    const rest = list.current ?? emptyCart.current;
    if (lines.length < renderedCount.current && document.activeElement === document.body) rest?.focus();
    renderedCount.current = lines.length;
  }, [lines.length]);

  if (lines.length === 0) {
    return (
      <>
        {notice}
        <EmptyCart ref={emptyCart} isSignedIn onLeave={onLeave} />
      </>
    );
  }

  return (
    <Flex direction="column" minHeight="100%">
      {notice}
      <SavingsBanner bill={cart.bill} />
      <FreeDeliveryBar cart={cart} />
      <Box
        as="ul"
        ref={list}
        tabIndex={-1}
        aria-label={panelTexts.lines}
        paddingInline="4"
        divideY="1px"
        outline="none"
        listStyleType="none"
      >
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} />
        ))}
      </Box>
      <OftenBoughtWith lineIds={lines.map(({ id }) => id)} quantities={lines.map(({ quantity }) => quantity)} />
      <Box flex="1" paddingInline="4" paddingBlock="4" borderTopWidth="1px">
        <BillDetails bill={cart.bill} />
      </Box>
      <ProceedBar cart={cart} isSecondary={isUnpaid} onLeave={onLeave} />
    </Flex>
  );
}
